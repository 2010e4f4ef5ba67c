# Was eine Einstufung bedeutet.

grade-full = Das Rätsel hat keine leere Zelle: Es gibt nichts einzustufen.
grade-beyond = Die Techniken hier lösen dieses Rätsel nicht vollständig, also ist seine Schwierigkeit unbekannt. Es gilt als extrem.
grade-choice = Die gewählten Techniken lösen dieses Rätsel nicht.
answer-unsupported = Das Brett ist richtig, hat aber keinen nackten oder versteckten Einer mehr.
grade-stopped = Die Einstufung dieses Rätsels hat zu lange gedauert. Vorerst gilt es als extrem.
grade-needs = Die schwerste Technik, die dieses Rätsel braucht, ist: { $technique } (Rang { $tier }).
grade-labelled = { $needs } Das ergibt die Stufe: { $label }.
grade-extreme = { $needs } Das ergibt die Stufe: extrem.
grade-path = { $grade } Der schwerste Schritt auf seinem Weg ist: { $technique }.

# Ränge und Stufen innerhalb eines Satzes.
tier-singles = Einer
tier-medium = Mittel
tier-hard = Schwer
tier-expert = Experte
tier-extreme = Extrem
