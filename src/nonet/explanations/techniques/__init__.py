"""How each family of techniques is told, from a step and the candidates that it was found among."""
