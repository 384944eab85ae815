type Request =
  | 'rude'
  | 'repeat'
  | 'stop'
  | 'switch_language'
  | 'skip'
  | 'thinking'
  | 'question_back';

const anyOf = (...alternatives: readonly string[]): RegExp => new RegExp(alternatives.join('|'));

// "C'est nul" may be a figure, and "a waste of time" a view of a method: only the interview is insulted.
const rude = anyOf(
  String.raw`\b(?:fuck\w*|bullshit|shit|idiots?|moron|shut up|you suck|screw you|go to hell|waste of my time)\b`,
  String.raw`\b(?:stupid|dumb|ridiculous|idiotic|useless) (?:\w+ )?(?:question|interview|interviewer|machine|robot|bot)\b`,
  String.raw`\byou are (?:\w+ )?(?:useless|stupid|dumb|pathetic|ridiculous|a joke|an idiot)\b`,
  String.raw`^this is (?:\w+ )?(?:stupid|dumb|ridiculous|pathetic|a joke|a waste of time)$`,
  String.raw`\b(?:connards?|connasse|merde|ta gueule|ferme la|va te faire|imbecile)\b`,
  String.raw`\b(?:questions?|entretien) (?:\w+ )?(?:stupide|debile|idiote?|ridicule|nulle?)\b`,
  String.raw`\b(?:vous etes|tu es) (?:\w+ )?(?:nul|nulle|ridicule|debile|stupide|inutile|grotesque)\b`,
  String.raw`^(?:c est |quelle )?(?:n importe quoi|perte de temps|ridicule|debile|une perte de temps)$`,
);

const repeat =
  /\b(?:(?:can|could|would|please|you) (?:\w+ ){0,2}repeat|repeat (?:the|that|it|please)|say (?:that|it) again|come again|did not (?:hear|catch|get)|what was the question|rephrase|repeter|repetez|repete|redire|redites|reformuler|reformulez|pas (?:bien )?entendu|quelle etait la question|can you hear me|are you (?:still )?there|(?:vous )?m entendez(?: vous)?|vous etes (?:toujours )?la)\b|^(?:sorry )?pardon$|^repeat$/;

// "I have to go from EV to equity" is an answer.
const stop = anyOf(
  String.raw`\b(?:stop|end|finish) (?:the|this) (?:interview|call)\b`,
  String.raw`\bi (?:want|would like|have|need) to (?:stop|leave|go)(?: now| here| please| sorry)*$`,
  String.raw`\bi do not (?:consent|agree to (?:be|being) recorded|want to be recorded)\b`,
  String.raw`\b(?:arreter|arretez|terminer|terminez|mettre fin a) (?:l|cet) entretien\b`,
  String.raw`\b(?:arreter|arretez|arretons|on s arrete) (?:nous )?la(?: maintenant| merci| s il vous plait)*$`,
  String.raw`\b(?:arretons nous|je dois (?:partir|y aller))(?: la| maintenant)?$`,
  String.raw`\bje (?:n accepte pas|ne consens pas|ne veux pas|ne souhaite pas)(?: d| que je)? etre enregistree?\b`,
);

// "I speak French and English" is part of a CV; a request asks, says please, or says nothing else.
const asksEnglish = String.raw`\b(?:can|could|may|shall|would|might|let us|please|possible to|you mind|rather)\b`;
const asksFrench = String.raw`\b(?:peut|peux|pouvons|pouvez|pourrait|pourrions|pourriez|puis|possible|passons|continuons|parlons|poursuivons|prefere|prefererais|voudrais|aimerais)\b`;
const language = String.raw`(?:french|english|francais|anglais)\b`;
const switchLanguage = anyOf(
  String.raw`${asksEnglish}.*\b(?:in|to|into|speak) ${language}`,
  String.raw`${asksFrench}.*\b(?:en|a l|au|parler) ${language}`,
  String.raw`\b(?:in|en) ${language}(?: please| s il vous plait| svp| if possible| si possible)`,
  String.raw`^(?:please |sorry |pardon |euh |um )?(?:plutot )?(?:in |en )?${language}(?: please)?$`,
  String.raw`\b(?:parlez vous|do you speak) ${language}`,
);

const skip =
  /\b(?:(?:on|je|pourrait on|peut on|puis je) (?:\w+ )?(?:passer|pass)(?: (?:maintenant|svp|s il vous plait|a autre chose))?$|(?:can|could|may) (?:we|i) (?:just )?(?:skip|pass)\b|skip (?:this|it|that|the)|next question|(?:let us|can we|shall we) move on|i (?:will )?pass|passer (?:cette question|a la (?:suite|suivante|question))|question suivante|passons a|pass\w+ (?:moi )?a la suivante|la suivante s il)\b|\b(?:skip|move on|je passe|on passe)(?: please)?$/;

const thinking =
  /\b(?:let me (?:think|see|compute|calculate|do the (?:math|maths|calculation))|need (?:a|one|some) (?:moment|second|minute|time)|give me (?:a|one) (?:moment|second|minute|sec)|(?:i am|still) (?:thinking|computing|calculating)|(?:can|could|may) i (?:just )?(?:think|(?:have|take|get) a (?:moment|second|minute|sec))|i need to think|(?:laissez|donnez|accordez) moi (?:reflechir|calculer|un|une|le temps)|(?:puis je|je peux|je dois|il faut que je) (?:y )?(?:reflechir|reflechisse|pose)|je (?:reflechis|calcule)$)\b|^(?:just )?(?:one|a) (?:moment|second|minute|sec)\b|^(?:juste )?(?:un instant|un moment|une (?:seconde|minute))\b|^(?:hold on|attendez)\b/;

const questionBack = anyOf(
  String.raw`\b(?:what (?:is|was|would be) (?:the|your) (?:right |correct |good |expected )?answer|tell me the answer|what would you (?:say|answer|do)|what do you think|why do you ask|how am i doing|how did i do)\b`,
  String.raw`^(?:\w+ ){0,2}(?:(?:is|was) (?:that|this|it) (?:the )?(?:right|correct|ok|okay|good|wrong|what you)|am i (?:right|wrong|correct)|did i get (?:it|that) right)\b`,
  String.raw`\b(?:how (?:long|much time) (?:do we|have we|is|left)|how many (?:more )?questions|are you (?:a |an )?(?:robot|ai|human|bot|machine|real person|person))\b`,
  String.raw`\b(?:quelle (?:est|etait|serait) (?:la|votre) (?:bonne )?reponse|donnez moi la reponse|que (?:diriez|feriez|repondriez|pensez) vous|qu en pensez vous|et vous qu|pourquoi (?:me )?(?:demandez vous|cette question))\b`,
  String.raw`^(?:\w+ ){0,2}(?:c est (?:juste|bon|correct|bien ca|la bonne reponse)$|est ce (?:que c est )?(?:juste|bon|correct|exact)|ai je (?:raison|bon|juste|tort)|comment je m en sors)\b`,
  String.raw`\b(?:combien de (?:temps|questions)|il (?:nous )?reste combien|vous etes (?:un |une )?(?:robot|ia|humain|machine|vraie personne)|etes vous (?:un |une )?(?:robot|ia|humain|machine|vraie personne))\b`,
);

// "Coming back to your question" is about the open one; an earlier one is named in some way.
const goingBack = String.raw`\b(?:going|coming|go|come|get|turning) back (?:to|on)`;
const revenir = String.raw`\b(?:revenir|reviens|revenant)`;
const late = anyOf(
  String.raw`${goingBack} (?:\w+ ){0,3}(?:previous|earlier|last|first|other) (?:question|answer|point)\b`,
  String.raw`${goingBack} (?:\w+ ){0,2}(?:question|answer) (?:on|about|before|regarding|from)\b`,
  String.raw`${goingBack} (?:the|that) (?!same |current |original |main )\w+ question\b`,
  String.raw`\b(?:add|forgot) (?:\w+ ){0,3}(?:to|on|about|for|in) (?:\w+ ){0,2}(?:previous|earlier|last|first) (?:question|answer)\b`,
  String.raw`${revenir} (?:\w+ ){0,2}(?:question|reponse) (?:precedente|d avant|sur|du|de la|des|concernant)\b`,
  String.raw`${revenir} (?:\w+ ){0,2}(?:premiere|precedente|derniere) (?:question|reponse)\b`,
  String.raw`\b(?:ajouter|completer|oublie) (?:\w+ ){0,4}(?:question|reponse) (?:precedente|d avant)\b`,
);

const joke =
  /\b(?:(?:ha){2,}|lol|mdr|just kidding|i am joking|only joking|je plaisante|je rigole|je blague)\b/;

const clarify =
  /\b(?:(?:can|may|should|shall|do) i (?:assume|use|take|ignore|include|suppose)|do you mean|you mean|what do you mean|what exactly do you|is (?:it|that|this) (?:pre|before|after|per|a year|in total)|(?:do not|don t) know which (?:one|bank|company|team)|which (?:bank|company|team|one) (?:is it|is this|are we|should i|do i)|(?:de )?quelle (?:banque|societe|equipe) (?:parle|s agit|dois je)|vous voulez dire|qu entendez vous|que voulez vous dire|(?:dois|puis|peux) je (?:supposer|prendre|utiliser|considerer|partir|ignorer)|est ce que je (?:peux|dois))\b|^(?:sorry |pardon )?(?:what is|c est quoi|quel est|quelle est) (?:the|its|their|l|le|la) (?!question)/;

// A question put to the interviewer; "do you discount at the WACC?" may be an answer that wavers.
const toYou = anyOf(
  String.raw`^(?:(?:so|well|right|okay|ok|wait|sorry|and|but|i mean) )*(?:(?:what|how|why|when|who|whose|where)\b.*\b(?:you|your)|are you|will you|did you|do you (?:want|think|prefer|expect|need|like)|would you (?:like|prefer|rather|say))\b`,
  String.raw`^(?:(?:alors|donc|bon|attendez|pardon|et|mais) )*(?:(?:que|qu|quels?|quelles?|comment|pourquoi|quand|qui|ou)\b.*\b(?:vous|votre|vos)|(?:est ce que vous|vous) (?:voulez|preferez|pensez|attendez|cherchez|aimez)|(?:voulez|preferez|pensez|attendez|avez) vous)\b`,
);

const help =
  /\b(?:do not know|dunno|no idea|not sure|no clue|a hint|help me|can you help|i am (?:stuck|lost)|(?:cannot|can not) answer|(?:ne )?sais (?:\w+ ){0,2}pas|aucune idee|suis pas sure?|un indice|une piste|aidez moi|m aider|je bloque|je seche|suis perdue?|ne connais pas)\b/;

const greeting =
  /^(?:(?:um|uh|well|so|euh|heu|bon|alors) )?(?:hello|hi|hey|good (?:morning|afternoon|evening)|yes|yeah|ok|okay|sure|ready|i am ready|bonjour|bonsoir|salut|oui|d accord|pret|prete|je suis prete?|allo)\b/;

// "Hi, yes, that is fine by me, go ahead": nothing but manners before the first answer.
const courtesy = new RegExp(
  `^(?:(?:${[
    'hello|hi|hey|there|good (?:morning|afternoon|evening)|(?:it is )?(?:a pleasure|nice|pleased|great) to (?:meet|be here with) you|how are you(?: doing)?(?: today)?',
    'yes|yeah|yep|ok|okay|sure|of course|absolutely|definitely|great|perfect|right|alright|all right|fine|and|so|well|um|no (?:problem|worries)|sounds good(?: to me)?|understood|very well',
    '(?:(?:that|it) (?:is|s)|this is|i am|all) (?:all )?(?:fine|good|ok|okay|clear|great|well|ready|happy with that|set)(?: (?:by|with|for) me)?|i (?:agree|consent|accept|hear you|can hear you)(?: (?:to|with) that)?(?: well| fine)?',
    '(?:many )?thanks?(?: you)?(?: (?:so|very) much)?(?: for (?:having|taking|seeing|inviting) (?:me|the time|us)(?: today)?| for your time(?: today)?)?',
    'let us (?:start|begin|go|do it|get started)|(?:we|you) can (?:start|begin|go (?:on|ahead))|go ahead|please|ready(?: when you are| to (?:start|begin|go))?|my name is \\w+(?: \\w+)?',
    'bonjour|bonsoir|salut|allo|oui|d accord|tres bien|parfait|entendu|bien sur|volontiers|avec plaisir|aucun (?:souci|probleme)|pas de (?:soucis?|probleme)|et|alors|bon|bien|ok',
    '(?:tout a fait|absolument)(?: d accord)?|c est (?:bon|parfait|note|clair|tout bon|d accord|entendu)(?: pour moi)?|ca (?:me )?(?:va|marche|convient)(?: tres bien| bien)?(?: pour moi)?|(?:cela|ca) me convient|j accepte|je suis (?:d accord|ravie?(?: d etre la)?)|(?:je suis )?prete?(?: a commencer)?(?: l entretien)?|je vous (?:ecoute|entends)(?: tres bien| bien)?',
    'merci(?: beaucoup)?(?: (?:a vous|de me recevoir|de votre temps|pour votre temps|de l invitation|de m accueillir))?|enchantee?|comment allez vous|(?:on|nous|vous) (?:peut|pouvons|pouvez) (?:y aller|commencer|demarrer|poursuivre)|allons y|allez y|c est parti|commencons|je m appelle \\w+(?: \\w+)?',
  ].join('|')}) ?)+$`,
);

const requests: readonly (readonly [Request, RegExp])[] = [
  ['rude', rude],
  ['repeat', repeat],
  ['stop', stop],
  ['switch_language', switchLanguage],
  ['skip', skip],
  ['thinking', thinking],
  ['question_back', questionBack],
];

/** What candidates say besides answers, English and French, in folded text. */
export const phrasesOf = {
  late,
  joke,
  requests,
  clarify,
  help,
  greeting,
  courtesy,
  toYou,
} as const;
