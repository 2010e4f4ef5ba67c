# What this language is. The folder's name is its tag, which stands in addresses: `de` gives `/de/`.

# Its own name for itself.
language-name = English
# ltr or rtl: from left to right, or from right to left.
language-direction = ltr
# Whose plural forms, numbers and dates it has, as the CLDR calls it: https://cldr.unicode.org
language-locale = en-GB
