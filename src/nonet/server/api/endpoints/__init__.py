"""The endpoints of the API, one file each."""
