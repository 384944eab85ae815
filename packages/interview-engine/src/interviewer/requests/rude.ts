// "C'est nul" may be a figure, and "a waste of time" a view of a method: only the interview is insulted.
export const rude: readonly string[] = [
  String.raw`\b(?:fuck\w*|bullshit|shit|idiots?|moron|shut up|you suck|screw you|go to hell|waste of my time)\b`,
  String.raw`\b(?:stupid|dumb|ridiculous|idiotic|useless) (?:\w+ )?(?:question|interview|interviewer|machine|robot|bot)\b`,
  String.raw`\byou are (?:\w+ )?(?:useless|stupid|dumb|pathetic|ridiculous|a joke|an idiot)\b`,
  String.raw`^this is (?:\w+ )?(?:stupid|dumb|ridiculous|pathetic|a joke|a waste of time)$`,
  String.raw`\b(?:connards?|connasse|merde|ta gueule|ferme la|va te faire|imbecile)\b`,
  String.raw`\b(?:questions?|entretien) (?:\w+ )?(?:stupide|debile|idiote?|ridicule|nulle?)\b`,
  String.raw`\b(?:vous etes|tu es) (?:\w+ )?(?:nul|nulle|ridicule|debile|stupide|inutile|grotesque)\b`,
  String.raw`^(?:c est |quelle )?(?:n importe quoi|perte de temps|ridicule|debile|une perte de temps)$`,
];
