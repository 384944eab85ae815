export const AND = /^(?:and|or|et|ou)$/;
export const ARTICLE =
  /^(?:the|a|an|its|their|some|in|on|for|le|la|les|l|d|de|des|du|un|une|en|sur|pour|dans|obviously|even|maybe|also|aussi|meme)$/;
// "There is X, Y and Z" and "with X, Y and Z" hold names up; "we deduct X, Y and Z" says something of them.
export const HOLDING_UP =
  /^(?:.* )?(?:there (?:is|are|s|was|were|d be|would be)|(?:you|we|i|one)(?: \w+ly)?(?: also| then| would| will)? (?:have|got|have got|ve got|get|see|find|come across)|(?:you|we|one) needs?|what (?:matters|counts)(?: here)? is|ce qui (?:compte|importe) c est|il y (?:a|avait|aurait)|y a|on (?:y )?(?:a|avait|aura|voit|trouve|retrouve|rencontre|vous donne|nous donne)|(?:nous )?avons|vous avez|with|like|such as|including|via|through|avec|comme|notamment|(?:ca|cela) (?:peut )?(?:touche|toucher)|en passant par|along with|vient|viennent|ensuite vient|comes?)$/;
export const THERE_IS =
  /(?:^| )(?:there (?:is|are|s|was|were)|(?:you|we|one)(?: also)? (?:have|got|have got|ve got)|il y (?:a|avait|aurait)|y a|on (?:y )?(?:a|avait|aura|retrouve)|(?:nous )?avons|vous avez)$/;
// "There's cutting costs" and "il y a vendre des actifs" say what one would do, "X for the year" what it is for.
export const ACTING =
  /^(?:\w{3,}ing|\w{3,}(?:er|ir|oir|dre)|for|pour|from|clear|leaves|takes|asks|add|adds|subtract|deduct|divide|vien\w+)$/;
// "I would look at X, Y and Z" may be an answer where there are few of them.
export const LOOKING_AT =
  /^(?:.* )?(?:(?:look|looks|looking|looked) (?:at|into)|(?:will|would) study|(?:irais|vais|faut|va) voir|considering|li(?:e|es) (?:a|au|aux)|thinks? (?:about|of)|talks? (?:about|of)|speak (?:about|of)|consider|regarde\w*|parle\w* (?:de|du|des|d|dans)|pens\w+ (?:a|au|aux)|tient compte (?:de|du|des)|tenir compte (?:de|du|des)|(?:en|in) (?:prenant )?compte|analyse|analyser|etudie\w*)$/;
// "There are several angles here: X, Y and Z" announces names and says nothing of them.
export const ANNOUNCING =
  /\b(?:angles|ingredients|etapes|steps|stages|aspects|choses|things|elements|sujets|topics|notions|concepts|parties|parts|themes|dimensions|tranches|parametres|parameters|criteres|criteria|composantes|components|considerations|checklists?|check lists?|outils|tools|documents)(?: \w+){0,3}$/;
export const BEGINNING =
  /^(?:so|and|well|alors|donc|et|bon|then|apres|ensuite|puis|ok|okay|yes|oui)$/;
export const VERBAL_OR_FIGURE =
  /^(?:\d.*|is|are|was|were|be|has|have|had|does|do|did|can|could|will|would|should|may|might|must|i|we|you|it|they|he|she|this|that|which|what|who|when|if|as|not|take|get|go|goes|means|minus|less|times|over|je|j|on|nous|vous|il|elle|ils|elles|c|ca|cela|est|sont|etait|sera|ont|font|fait|faut|doit|peut|va|vont|qui|que|qu|si|quand|n|ne|y|se|s|pas|moins|fois|sans|without|no|so|because|car|donc|then|before|after|avant|apres|until|each|gets|gives|ideally|ideal\w*|puis|ensuite|mais|but|idem|depuis|since|against|contre)$/;
// "Relancer les clients, écouler les stocks": what one would do rather than things.
export const INFINITIVE_WITH_OBJECT = /^\w{3,}(?:er|ir|oir|dre) (?:le|la|les|l|un|une|des)$/;
// Acts in name only.
export const NOUN =
  /^(?:growth|croissance|exit|sortie|sales?|vente|ventes|cout|cost|costs|couts|financing|financement|fonds|funds?|impots?|taxe?s?|fiscale?|paydown|repayments?|remboursements?|desendettement|investments?|investissements?|payments?|paiements?)$/;
// What follows a list and takes it up as a whole.
export const TAKING_UP =
  /^(?:these|those|this|it|they|all|there|i|you|we|one|each|every|everyone|everybody|everything|both|that|the|c|ce|ces|cela|ca|tout|tous|toutes|on|je|j|il|ils|elles|chaque|chacun|the|voila|la|le)$/;
export const NEW_CLAUSE = /^(?:there|il|ce|c|which|qui|that)$/;
// "X, Y, all that."
export const AND_SO_ON =
  /(?:(?:^| )(?:tout (?:ca|cela|le reste)|(?:all|and all) (?:of )?(?:that|this|those)|and so (?:on|forth)|all (?:the|those|these) (?:usual |other |rest )?\w+|all the usual \w+|tou(?:s|tes) (?:les|ces) \w+|tous les \w+ habituels|(?:ce genre|ce type) de \w+|th(?:at|ose) (?:kind|sort)s? of \w+|everything|the rest|le reste|etc|et cetera))$/;
// "Debt, leases, pensions, you take them off" does say something.
export const THEM = /^(?:them|les)$/;
