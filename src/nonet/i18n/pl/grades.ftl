# Co znaczy ocena.

grade-full = Łamigłówka nie ma pustych pól: nie ma czego oceniać.
grade-beyond = Tutejsze techniki nie rozwiązują tej łamigłówki do końca, więc jej trudność nie jest znana. Liczy się jako ekstremalna.
grade-choice = Wybrane techniki nie rozwiązują tej łamigłówki.
answer-unsupported = Plansza jest poprawna, ale nie został na niej żaden odkryty ani ukryty singiel.
grade-stopped = Ocena tej łamigłówki trwała zbyt długo. Na razie liczy się jako ekstremalna.
grade-needs = Najtrudniejsza technika, jakiej wymaga ta łamigłówka: { $technique } (stopień: { $tier }).
grade-labelled = { $needs } Jej poziom: { $label }.
grade-extreme = { $needs } Jej poziom: ekstremalny.
grade-path = { $grade } Najtrudniejszy krok jej drogi: { $technique }.

# Stopnie i poziomy w zdaniu.
tier-singles = single
tier-medium = średni
tier-hard = trudny
tier-expert = ekspert
tier-extreme = ekstremalny
