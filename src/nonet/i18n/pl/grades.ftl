# Co znaczy ocena.

grade-full = Łamigłówka nie ma pustych pól: nie ma czego oceniać.
grade-beyond = Tutejsze techniki nie rozwiązały tej łamigłówki do końca, więc nie wiadomo, czego wymaga. Liczy się jako ekstremalna.
grade-choice = Wybrane techniki nie rozwiązują tej łamigłówki.
grade-stopped = Czas na tę łamigłówkę skończył się, zanim poznano jej ocenę. Do tego czasu liczy się jako ekstremalna.
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
