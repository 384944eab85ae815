import type { Kind } from './kind.ts';

const NOTHING_EN =
  '(?:theory|formality|formalities|waste of \\w+(?: \\w+)?|details?|trivia|fluff|noise|background noise|refinement|luxury|nicety|overkill|window dressing|(?:\\w+ )?game|vanity \\w+|side (?:issue|show)|red herring|footnote|cosmetics?|snobbery|decoration|gimmick|fad|ritual|fetish|toy|myth|fairy tale|voodoo|distraction|afterthought|rounding error|rubber stamp|school thing|small print|small beer|peanuts|textbook idea|something (?:the )?textbooks?|box ticking|tea and biscuits|anybody s guess|anyone s guess|extra stop|money down the drain|old hat|folklore|academic|secondary(?! (?:buyout|market))|overrated|superfluous|boilerplate|waste)';
const NOTHING_FR =
  '(?:cinema|snobisme|folklore|litterature|decoration|deco|cosmetique|bruit|luxe|gadgets?|bla bla|theatre|intendance|formalisme|paperasse|remplissage|theorie|pipeau|mou|fumee|fantaisie|details?(?! de)|formalites?|jouets?|marotte|lubie|accessoires?|secondaires?|argent jete|perte de temps|temps perdu|goutte d eau|epaisseur du trait|raffinement|faux (?:sujet|probleme|debat)|tampon|vieux debat|non sujet|rituel|exercice de style|sujet mineur|idee de manuel|mythe|bon pour les ecoles|superflue?s?|surestimee?s?|cuisine interne|pour la galerie|pour faire joli|joli sans plus|bricolage)';
const IS_EN =
  '(?:is|are|be|s|just|only|mere|pure|but|call it|call that|find (?:\\w+ )?(?:\\w+ )?)(?: (?:just|only|mostly|mere|pure|really|largely|basically|all|at best|strictly))*(?: (?:a|an|the|some))?(?: (?:mere|pure|complete|total|bit of a|kind of|small|minor|tiny|technical))?';
const IS_FR =
  '(?:est|sont|serait)(?: (?:juste|surtout|que|purement|vraiment|franchement))*(?: (?:du|de la|de l|des|de|d|un|une))?(?: (?:pur|pure|simple|petit|vrai|vieux))?';

/** What is said to be worth nothing, or to come to the same. */
export const worthless: Kind = {
  by: 'anybody',
  isRefusal: false,
  before: [
    `(?<!\\b(?:not|never|hardly|far from|tout sauf|anything but|more than) (?:\\w+ )?)${IS_EN} ${NOTHING_EN}(?! (?:than|and the|trader|to (?:argue|look|go|spend|talk|run|do|negotiate)))`,
    `${IS_FR} ${NOTHING_FR}(?! (?:de|d) (?:parler|discuter|negocier|faire|regarder|calcul))`,
    'not (?:really |very |that |at all |so |too )?(?:relevant|important|useful|interesting|necessary|of interest)(?! (?:until|before|unless|when))|(?:irrelevant|useless|pointless|unnecessary)(?! (?:to (?:\\w+ing|argue|negotiate|look)|until|before|unless|today|once|without))|of no (?:use|interest|concern|relevance|importance)|beside the point|neither here nor there|hors sujet|immaterial to me',
    'not (?:(?:really|even|ever|much) )?matter(?! (?:who|what|how|which|whether|if|where)\\b)(?: (?:much|that much|at all|here))?|never (?:really )?matter\\w*',
    '(?:no|little) (?:\\w+ )?(?:role|bearing|place|relevance|influence)(?: (?:here|there|to play))?|no use$|no use to (?:us|me)|no (?:\\w+ )?part (?:here|in|to play)|nothing to do (?:here|there|with (?:it|this|that))|plays? no part|no use (?:here|either|to me|at all)|not (?:really )?part of (?:this|the story|the question|it|that|my)|no business (?:here|in|on)|not (?:come|enter|go) into (?:this|it|that)|not (?:a |the )?(?:factor|concern|driver|criterion)',
    '(?<!rien qui )(?:explains?|changes?|tells? (?:you|us|me)|adds?|brings?) (?:absolutely |precisely |strictly |next to )?nothing(?! (?:to|on|until|without|about|of what))',
    '(?<!\\by )(?:a|ont|presente\\w*|joue\\w*|ait|voi[st]) (?:vraiment |absolument )?(?:aucun|aucune|pas de|pas d|pas vraiment d) (?:role|interet(?! (?:ne|n|a payer|sur|verse|qui|financier|supplementaire|de|d)\\b)|importance(?! tant)|place|utilite|rapport)|n a rien a (?:voir|faire)(?! (?:au meme|l une))|n ont rien a (?:voir|faire) (?:la dedans|ici|dans)|sans (?:importance|interet|rapport|objet)',
    'n (?:apport|explique|apprend|appren)\\w* rien(?! sans| si)|ne (?:change|sert)\\w* (?:absolument )?(?:a )?rien(?! (?:pour|si|de|a|sans|qu)\\b)|ca ne sert (?:absolument )?a rien(?! d)|ne (?:joue|pese)\\w* pas(?! (?:deux fois|de|d|du|dans le|sur)\\b)|^(?:ca|cela|elle|il|ils|elles) ne (?:compte|comptent) pas(?: pour moi| ici)?$|n (?:entr\\w*|a) pas (?:a jouer|sa place|en (?:ligne de )?compte|dans (?:le|la|l|un|mon) (?:choix|discussion|montage|calcul|affaire|decision|conseil|analyse|raisonnement))',
    'pas (?:\\w+ )?(?:utile|utiles|important\\w*|pertinent\\w*|un critere|un sujet|la peine|grand chose a faire)(?! (?:de|d|tant|avant|si|que)\\b)|ne merit\\w* pas',
    '(?:same|identical) (?:answer|result|thing|number) (?:near enough|either way|anyway|without|whatever)|(?:it|answer|result) comes? out the same (?:without|either)|makes? no odds|makes? no difference(?: to (?:me|anybody|anyone|anything))?$|(?:never|not|hardly|barely) (?:really )?moves? the needle|washes? out anyway|come out in the wash|could be anything|end up in a drawer',
    'du pareil au meme|pile ou face|ca (?:ne )?change pas (?:la conclusion|grand chose|ma reponse)|ne change (?:pas )?grand chose|un chiffre en vaut un autre|fait l affaire$|donne pareil$|finit au fond|a fait son temps|have had (?:its|their) day|on s en remettra|ils s en remettront|will get over it|look after itself',
    '(?:fine|nice|lovely|good|great|interesting|enough) for (?:the |a )?(?:exams?|textbooks?|school|classroom|class|professors?|students|theory|academics|slides)|sits? there for show|(?:is|are|just|only) for show|kind of thing (?:\\w+ )?(?:professors?|textbooks?|teachers?) ask|(?:bon|bien|parfait)s? pour les (?:ecoles?|profs?|manuels?|etudiants?|examens?|puristes?|theoriciens?)|n (?:amuse|interess)\\w* que les \\w+',
    'not (?:really |quite )?worth (?:\\w+ing\\b|it\\b|the (?:time|trouble|effort)|my time|a (?:second|minute|page|call))|ne (?:vaut|valent|merite\\w*) (?:meme )?pas (?:une ligne|une minute|la peine|qu on|un mot|le coup$)|be (?:safely |simply )?(?:neglected|skipped|disregarded|ignored)',
  ],
  behind: [
    '(?<!\\b(?:but|not|never) )(?:a )?(?:waste of (?:my |your |everybody s |everyone s )?time|waste of (?:paper|money|energy|a page|a morning)|money down the drain)(?= (?:on|to \\w+ (?:a|an|the)|\\w+ing))|(?:no|not any|not much|little) (?:\\w+ )?(?:point|need|call|sense)(?= (?:in|for|to|of|digging|\\w+ing))(?! (?:in |to |for |of )?(?:doubt|a valuation|sell|panic|hurry|wait|rush))|(?:nothing|little) to gain from|pointless to',
    'peu importe(?! (?:que|qui|si|comment|d ou|l habillage|la methode)\\b)|inutile (?:de|d) (?!(?:negocier|se presser|attendre|paniquer|discuter le prix))(?:(?:me|m|s|se|vous|y|en) )*\\w+|pas (?:besoin|la peine) (?:de|d)(?! (?:tout vendre|etre|attendre|accord|vendre))|(?:ca )?(?:ne )?(?:sert|vaut) (?:pas le coup|a rien|pas la peine) (?:de|d) (?!(?:achet|vend|faire une valo))|a quoi bon|aucun interet (?:de|a) (?:s|se|y|en)',
  ],
  within: [],
};
