// What sounds like a lesson, a result, a reason or a duty, and fits any story.

// A lesson that names nothing one does otherwise.
export const HOLLOW_LESSON =
  /\b(?:learn\w*|taught(?: me)?|take away|lesson)\b(?: \w+){0,3}? (?:a lot|so much|a great deal|many things|lots|tons|more about|about (?:myself|people|others|communication|teamwork|leadership)|to be (?:\w+ )?(?:resilient|patient|humble|stronger|better|calm|positive|more)|resilience|humility|patience|from (?:it|them|that|my (?:mistakes|failures))|to know myself|you (?:need|have|must|should))\b|\bappris (?:(?:beaucoup|enormement|plein|tant|tellement)\b|(?:des|plein de|beaucoup de|tellement de) choses|(?:\w+ )?sur (?:moi|soi|les)|a (?:(?:mieux|me|m|se|nous) )+(?:connaitre|adapter|remettre|ecouter|depasser|surpasser)|a (?:prendre du recul|relativiser|perseverer|gerer|rebondir)|l humilite|la patience|la rigueur|qu on apprend|que l on apprend)|\b(?:now|today|since then|these days) i (?:know (?:how|that)|listen (?:more|better)|communicate|understand|work on my|feel)\b|\b(?:maintenant|aujourd hui|desormais|depuis) j(?:e)? (?:sais|(?:ecoute|communique) (?:plus|mieux|davantage)|comprends|travaille sur (?:ma|mon|moi))\b|\bon (?:en )?(?:apprend|ressort|grandit)\b|\b(?:je suis|i am|i feel) (?:\w+ )?(?:plus|more) (?:mature|mur|mure|serein|sereine|fort|forte|calm|confident|aware|patient)\b|\bcame? (?:out|back) (?:of it )?stronger\b|\b(?:lesson|lecon)\b(?: \w+){0,4} (?:failure|success|life|reussite|echec|vie)\b|\b(?:more|plus)(?: de)? (?:confidence|confiance|maturity|maturite)\b|\bknow my (?:strengths|limits)\b|\bconnais (?:mieux )?mes (?:forces|limites)\b|\bdepuis (?:toujours|l enfance|tout petit)\b|\bgrow as a\b|\bfait grandir\b|\bbelieve in (?:myself|me)\b|\bcroire en (?:moi|soi)\b|\b(?:failures?|mistakes|echecs?|erreurs) (?:as|comme)\b/;

// What was learnt of markets and houses is no lesson about oneself.
export const TRADE_LESSON =
  /\b(?:learn\w*|appris|compris|understood) (?:that|que|qu|how|comment|why|pourquoi) (?:\w+ ){0,4}?(?:mid caps?|small caps?|large caps?|markets?|marches?|sectors?|secteurs?|banks?|banques?|compan(?:y|ies)|entreprises?|funds?|fonds|rates|taux|multiples?|deals|operations|industr(?:y|ies|ie|ies))\b/;
export const NEW_HABIT =
  /\b(?:checklist|list|alarm|reminder|rule|notebook|before (?:i|anything|it|sending)|every (?:week|morning|evening|monday|friday|page|number|file)|each (?:week|morning|evening|page|number|file)|twice|aloud|print|hour|minutes|liste|alarme|rappel|regle|carnet|avant (?:de|d|que|chaque|tout)|chaque (?:soir|matin|semaine|lundi|vendredi|page|chiffre|fichier|colonne)|deux fois|voix haute|imprime|heure)\b/;

// A step that is said to have been of use, and not where it led.
export const HOLLOW_STEP =
  /\b(?:brought|taught|gave) me (?:a lot|so much|many)\b|\bbecause i (?:always )?want(?:ed)? to work in (?:finance|banking)\b|\b(?:beaucoup|enormement) (?:apporte|appris)\b|\bpermis de (?:developper|grandir|progresser)\b/;

// A failure or a conflict that is only said to have been one.
export const HOLLOW_SCENE =
  /\b(?:have|had|lived|experienced|faced) (?:a|an|some) (?:big|great|real|huge|major|difficult)? ?(?:failure|failures|conflict|conflicts|difficulties)\b|\b(?:vecu|connu|eu|traverse) (?:un|une|des) (?:gros|grand|vrai|grosse|vraie)? ?(?:echecs?|conflits?|difficultes?)\b/;
export const SCENE_DETAIL =
  /\d|\b(?:between|over|about|because|when|who|with (?:my|the|a)|entre|sur|parce|quand|qui|avec|car)\b/;

// How a story ended, in words that fit any.
export const HOLLOW_RESULT =
  /\b(?:went (?:very |really |quite )?(?:well|fine|ok|okay|great|smoothly)|work(?:ed|s) out|turned out (?:\w+ )?(?:well|fine|great)|(?:good|great|excellent|nice|decent) (?:mark|grade|result|results|atmosphere)|(?:people|everyone|everybody|client|team|they) (?:\w+ )?(?:was|were|are) (?:\w+ )?(?:happy|pleased|grateful|satisfied)|results? (?:was|were|is) (?:\w+ )?(?:good|fine|great|disappointing|bad|there)|ends? well|got better|(?:bien|mieux) (?:passee?s?|finie?|terminee?)|(?:bonne|excellente|tres bonne) note|(?:best|meilleures?) (?:grades?|marks?|notes?)|(?:bon|tres bon|excellent) resultat|resultat (?:etait|est) (?:\w+ )?(?:la|bon|satisfaisant|decevant)|tout le monde (?:etait|est) content|(?:progresse|content|contents|ravi|ravis|contente))\b/;
export const OUTCOME =
  /\d|\b(?:percent|pour cent|out of|sur vingt|euros?|dollars?|pounds?|thousand|mille|prize|prix|offer|offre|signed|signe|won|gagne|hired|embauche|alone|seule?|by himself|by herself|later|apres|plus tard)\b/;

// What every house is called: nothing of it is true of one alone.
export const PRAISE =
  /\b(?:reputation|prestig\w+|excellen\w+|leading|leader|outstanding|world class|best|strongest|top|great|admire\w*|culture|values?|franchise|known|talented|brilliant|global|dream\w*|honou?r|proud|reference|reconnue?s?|reputee?s?|renom\w+|meilleur\w*|qualite|valeurs?|premier plan|brillant\w*|mondiale?|reve|fier|fiere|exigence|philosophie|passionnant\w*|plait|love|attire\w*|premier choix|first choice|interesting|interessant\w*|friendly|nice|sympa\w*|beaux|belles|worldwide)\b/;
export const HOUSE =
  /\b(?:you|your|bank|firm|house|team|here|vous|votre|vos|banque|maison|equipe)\b/;
export const FACT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|million|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|cent|told|said|advised|met|spoke|talked|sold|closed|lend|mid cap|small cap|dit|conseille|rencontre|parle|echange|accompagne|vendu|signe|dejeune|pretez|raconte|explique)\b/;

// What every house says of itself.
export const LIP_SERVICE =
  /\b(?:are|is|sont|est|reste|restent) (?:\w+ ){0,3}?(?:important|importante|(?:one of the )?(?:pillars?|cornerstones?)|(?:un |l un )?des piliers|part of|(?:key|core|cardinal|fundamental) values?|essential|fundamental|crucial|des mots|(?:une |des )?valeurs?|fondamentale?s?|essentielle?s?|primordiale?s?|cardinales?|topic|topics|big words?)\b/;
export const CONDUCT =
  /\b(?:i (?:would|will|cannot|can not|do not|will not|would not|tell|say|call|decline|refuse|stop|go|warn|flag|report)|i (?:never|politely|simply)|je (?:ne|dirais|dis|previens|previendrais|refuse|refuserais|reponds|repondrais|decline|signale|lui|l|le|n)|j (?:appelle|alerte|avertis|informe))\b/;

// A trade, its houses and its markets, which are nobody's own story.
export const TRADE =
  /\b(?:sectors?|secteurs?|industry|industrie|markets?|marches?|banks|banques|funds|(?:les|des|ces) fonds|compan(?:y|ies)|entreprises|consultants|the bank where|la banque ou)\b/;
export const WHERE_ONE_WAS =
  /\b(?:where i (?:was|interned|worked|did \w+ internship)|ou j (?:etais|ai (?:travaille|fait mon stage)))\b/g;
export const ONESELF = /\b(?:i|we|my|our|me|us|je|j|on|nous|mon|ma|mes|notre|nos|m)\b/;
