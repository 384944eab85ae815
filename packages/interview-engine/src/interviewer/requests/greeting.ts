/** The candidate greets or agrees, in a few words. */
export const greeting: readonly string[] = [
  String.raw`^(?:(?:um|uh|well|so|euh|heu|bon|alors) )?(?:hello|hi|hey|good (?:morning|afternoon|evening)|yes|yeah|ok|okay|sure|ready|i am ready|bonjour|bonsoir|salut|oui|d accord|pret|prete|je suis prete?|allo)\b`,
];

// "Hi, yes, that is fine by me, go ahead": nothing but manners before the first answer.
export const courtesy: readonly string[] = [
  `^(?:(?:${[
    'hello|hi|hey|there|good (?:morning|afternoon|evening)|(?:it is )?(?:a pleasure|nice|pleased|great) to (?:meet|be here with) you|how are you(?: doing)?(?: today)?',
    'yes|yeah|yep|ok|okay|sure|of course|absolutely|definitely|great|perfect|right|alright|all right|fine|and|so|well|um|no (?:problem|worries)|sounds good(?: to me)?|understood|very well',
    '(?:(?:that|it) (?:is|s)|this is|i am|all) (?:all )?(?:fine|good|ok|okay|clear|great|well|ready|happy with that|set)(?: (?:by|with|for) me)?|i (?:agree|consent|accept|hear you|can hear you)(?: (?:to|with) that)?(?: well| fine)?',
    '(?:many )?thanks?(?: you)?(?: (?:so|very) much)?(?: for (?:having|taking|seeing|inviting) (?:me|the time|us)(?: today)?| for your time(?: today)?)?',
    'let us (?:start|begin|go|do it|get started)|(?:we|you) can (?:start|begin|go (?:on|ahead))|go ahead|please|ready(?: when you are| to (?:start|begin|go))?|my name is \\w+(?: \\w+)?',
    'bonjour|bonsoir|salut|allo|oui|d accord|tres bien|parfait|entendu|bien sur|volontiers|avec plaisir|aucun (?:souci|probleme)|pas de (?:soucis?|probleme)|et|alors|bon|bien|ok',
    '(?:tout a fait|absolument)(?: d accord)?|c est (?:bon|ok|parfait|note|clair|tout bon|d accord|entendu)(?: pour moi)?|ca (?:me )?(?:va|marche|convient)(?: tres bien| bien)?(?: pour moi)?|(?:cela|ca) me convient|j accepte|je suis (?:d accord|ravie?(?: d etre la)?)|(?:je suis )?prete?(?: a commencer)?(?: l entretien)?|je vous (?:ecoute|entends)(?: tres bien| bien)?',
    'merci(?: beaucoup)?(?: (?:a vous|de me recevoir|de votre temps|pour votre temps|de l invitation|de m accueillir))?|enchantee?|comment allez vous|(?:on|nous|vous) (?:peut|pouvons|pouvez) (?:y aller|commencer|demarrer|poursuivre)|allons y|allez y|c est parti|commencons|je m appelle \\w+(?: \\w+)?',
  ].join('|')}) ?)+$`,
];
