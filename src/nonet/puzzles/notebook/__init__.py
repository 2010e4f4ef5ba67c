"""What a notebook shows in the place of a result: pictures of grids, steps, paths and grades."""
