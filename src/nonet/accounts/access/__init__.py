"""Who calls, and how often: keys, quota, throttles."""
