import type { Kind } from './kind.ts';

const OTHERS_EN =
  '(?:lawyers?|counsel|paralegals?|interns?|juniors?|analysts?|auditors?|accountants?|treasurers?|actuar\\w+|hr|specialists?|experts?|tax (?:people|team|guys|advisers?)|closing team|academics|professors?|textbooks?|quants|purists|venture crowd|back office|someone else|somebody else)';
const OTHERS_FR =
  '(?:juristes?|avocats?|stagiaires?|comptables?|auditeurs?|fiscalistes?|tresoriers?|rh|agences?|puristes?|profs?|professeurs?|manuels?|universitaires?|theoriciens?|specialistes?|experts?|actuaires?)';

/** What somebody says is for others. */
export const leftToOthers: Kind = {
  by: 'anybody',
  isRefusal: true,
  before: [
    `(?:i|we|let us|just|and|would|can|will) (?:\\w+ )?(?:leave|push|hand|pass|give) (?:it|that|this|them|those|that one|this one|all that)(?: (?:over|on|off))? (?:to|for) (?:the |those |their |our |my )?${OTHERS_EN}|^leave (?:it|that|this|them|those) (?:to|for) (?:the |their )?${OTHERS_EN}`,
    `(?:is|are|s|one) (?:\\w+ )?(?:question|matter|job|problem|business|headache|issue|topic|one)? ?for (?:the |their |those )?${OTHERS_EN}|(?:is|are|s) (?:\\w+ )?(?:the |their |an? )?${OTHERS_EN}(?: s)? (?:affair|job|problem|business|headache|worry|cup of tea|toy|thing)|${OTHERS_EN} (?:will|can|would|get paid to|are paid to) (?:sort|handle|deal|worry|take care)|get paid for that|(?:a )?matter for (?:the |their )?${OTHERS_EN}`,
    'some(?:one|body) else s (?:job|problem|business|headache|worry)|above my pay grade|none of (?:my|our) business|not (?:\\w+ )?(?:my|our|an? (?:banker|adviser|advisor|analyst)(?: s)?) (?:business|concern|job|problem|role|department|remit|thing|style|kind|cup|taste|topic|issue)|(?:is|are) down to the (?:client|lawyers|bank)',
    `^ask (?:the |my |your )?(?:bank|banks|client|seller|${OTHERS_EN})$|(?:voyez|voir) (?:ca )?avec (?:le|la|les|l|mon|nos) ?${OTHERS_FR}|^demandez (?:a la|a l|au|aux) ${OTHERS_FR}|il y a des ${OTHERS_FR} pour ca|(?:les |des |nos )?${OTHERS_FR} (?:feront|verront|font|s en (?:chargent|occupent|chargeront|occuperont)) (?:ca|cela)?`,
    `(?:boulot|affaire|probleme|travail|souci|metier|histoire|job|truc|domaine|rayon) (?:du|de la|des|de l|de|d) ?(?:vendeur|cedant|client|banque|${OTHERS_FR})|(?:c est|ca c est) (?:son|leur) (?:probleme|affaire|boulot|souci|job)|(?:ca|cela) (?:ne )?regarde (?:que )?(?:les|le|la|l) \\w+|(?:je|on) (?:le |la |les )?(?:laiss|refil|confi|renvoi)\\w* (?:(?:ca|cela|volontiers) )*aux? ${OTHERS_FR}|(?:on |je )?laiss\\w+ (?:les|le|la|l|nos|des) ?${OTHERS_FR} (?:voir|faire|regler|s|gerer)|(?:c est|ca c est|est|sont) (?:\\w+ )?pour (?:les|le|la|l|des) ?${OTHERS_FR}|qu ils se debrouillent|histoire de ${OTHERS_FR}`,
    'pas (?:de )?(?:mon|notre|ma|nos) (?:genre|truc|style|tasse|rayon|domaine|boulot|departement|niveau|affaire|probleme|role|sujet|metier|souci|terrain)|pas a moi de (?:le |la )?dire|pas le role d un|ne (?:me|m|nous) (?:regard|concern)\\w* pas',
    'laisse\\w* (?:la |le |les )?(?:banque|avocats|juristes|comptables) s',
  ],
  within: [
    `(?:i|we|and|let us|would|will) (?:leave|push|hand|let) (?!(?:the )?drafting)(?:\\w+ ){1,4}?(?:to|for) (?:the |those |their |our )?${OTHERS_EN}(?! (?:and|but|then) (?:i|we))|^leave (?:the |those |all )?(?:\\w+ ){1,3}?(?:to|for) (?:the |their )?${OTHERS_EN}|(?:anything|everything|whatever) to do with(?=.* (?:push|leave|hand|pass) )`,
  ],
  behind: [
    `let (?:the |somebody else|someone else)(?:${OTHERS_EN} )?(?:\\w+ ){0,1}(?:squabble|worry|sort|handle|deal|argue|fight|do|sweat|play)`,
    `(?:laiss|refil|confi|renvoi)\\w* (?:au|aux|a la|a l|a) ?${OTHERS_FR} (?:le soin|le plaisir)|que d autres s (?:occupent|en occupent|amusent)|(?:l |un )?affaire d(?:u|es|e l|e la) ?${OTHERS_FR}`,
  ],
};
