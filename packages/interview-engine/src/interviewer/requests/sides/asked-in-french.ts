import type { SideWords } from './side.ts';

const ORDINAL =
  '(?:premiere?|deuxieme|seconde?|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|neuvieme|dixieme|derniere?|prochaine?)';
const NUMBER = String.raw`(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+)`;

/** What is asked about the interview itself, in French. */
export const askedInFrench: SideWords = {
  place: {
    asking: [
      {
        needs: [
          'combien|quantieme|combientieme',
          'questions?|temps|minutes?|longtemps|en est|en sommes|on est|nous sommes|numero|fini',
        ],
        words:
          'reste restent restera encore poser allez dure durer entretien total environ numero fini finir exactement',
      },
      {
        needs: [
          'quelle|quel|laquelle|ou',
          'questions?|en est|en sommes|numero|etape|heure|celle ci|celle la|on est|nous sommes|entretien',
          'sommes|est|quelle question c|finit|fini|termine',
        ],
        words:
          'entretien celle ci cette numero etape question heure on finit termine fini exactement',
      },
      { needs: ['quand', 'fini\\w*|termin\\w*|fin', 'entretien|on|ca'], words: 'entretien aura' },
    ],
    phrases: [
      `(?:c est laquelle|laquelle est ce|c est quelle question)(?: celle ci| celle la| cette question| la)*(?: la ${ORDINAL})?`,
      'quelle heure (?:est il|il est)',
      '(?:reste t il|il reste encore|est ce qu il reste)(?: encore)? (?:du temps|beaucoup de (?:temps|questions)|des questions)',
      `(?:sommes nous|est ce qu on est|est ce que c est) (?:deja |bientot )*(?:a |au )?(?:la )?(?:${ORDINAL} question|moitie|fin|bout|numero ${NUMBER})`,
      'est ce qu on (?:arrive|approche|a) (?:bientot )?(?:a la fin|de la fin|bientot fini|fini)',
    ],
    asked: [
      `(?:c est |on est (?:a )?|nous sommes (?:a )?)?(?:deja |bientot |presque )*(?:la )?(?:${ORDINAL} question|question (?:numero )?${NUMBER}|derniere)(?: ou (?:la )?(?:question )?(?:${NUMBER}|${ORDINAL}))?`,
      '(?:on est|nous sommes|on arrive|on approche|c est|on a) (?:deja |bientot |presque |a peu pres )*(?:a la moitie|a la fin|au bout|fini|la fin|de la fin|loin de la fin)',
      '(?:il|on|nous) (?:reste|y a|a|avons)(?: t il)? (?:encore )?(?:du temps|beaucoup de (?:temps|questions)|d autres questions|le temps|des questions)(?: apres)?',
      '(?:c est|ca dure|ca va durer|ce sera) (?:encore )?(?:long|longtemps)',
    ],
  },
  lookup: {
    saying: [
      {
        needs: [
          'google|internet|en ligne|wikipedia|chat gpt|chatgpt|mes notes|mon cv',
          'peux|puis|pourrais|droit|autorise|possible',
        ],
        words: 'regarder chercher verifier consulter utiliser rapidement formule reponse droit',
      },
    ],
  },
  tools: {
    saying: [
      {
        needs: [
          'peux|puis|pourrais|droit|derange|autorisee?|possible|permis|acceptee?|permettez',
          'calculatrice|calculette|papier|feuille|stylo|crayon|excel|brouillon|notes?|noter|ecrire|ecrit|telephone|tableur|tete',
        ],
        words:
          'prendre utiliser sortir chercher poser faire calcul calculs calculer chiffres droit verifier si petite petit bout telephone juste autorise rapidement ca quelque chose notes derange prends je d',
      },
      {
        needs: ['faut|dois|doit|faire|calculer', 'tete|main', 'faut|dois|doit|calculer'],
        words: 'calcul calculs faire calculer tout',
      },
    ],
    phrases: ['(?:calculatrice|papier|brouillon|excel|notes) (?:autorisee?s?|permise?s?|possible)'],
    asked: ['(?:une? |la |le )?(?:calculatrice|papier|brouillon)'],
  },
  marked: {
    asking: [
      {
        needs: [
          'notee?s?|notes?|notez|noter|notation|evaluee?s?|evaluez|evaluation|points?|bareme|retour|feedback|mon resultat|mes resultats|criteres',
          'est ce|comment|quand|combien|quels?|quelles?|suis je|sont elles|vais|aurai|aura|y a t il|ai je|recois|recevrai|vous|perds|gagne|ma note',
        ],
        words:
          'fin question questions reponse reponses compte comptent final finale francais anglais accent aurai aura aurais verrai voir vais avoir obtenir recevrai perds perdre gagne vaut valent sais criteres notation evaluation fautes erreurs entretien partie resultat resultats elles pourquoi savoir bonne mauvaise plus moins basse haute cause influence',
      },
      {
        needs: [
          'compte|comptent',
          'question|reponse|accent|francais|anglais|fautes|note',
          'est ce|combien|comment|cette|l|mon|mes',
        ],
        words: 'question reponse pour moyenne note fautes',
      },
    ],
    phrases: [
      '(?:c est )?sur combien(?: de points)?',
      'c est (?:juste |simplement )?un (?:entrainement|exercice|test) ou (?:c est |bien )?(?:notee?|reel|evaluee?)',
    ],
    asked: [
      '(?:c est|ce sera|je suis|tout est|cette question est|cette reponse est|cette reponse sera|mes reponses sont|mes reponses seront|est ce que c est) (?:bien |aussi )?(?:notee?s?|evaluee?s?|comptee?s?)(?: la dessus| ca| cette fois)?',
      '(?:ca|cela|celle ci|cette (?:question|reponse)|l accent|est ce que ca|est ce que cela) compte(?: vraiment| pour la note)?',
      '(?:il y a|y a t il|j aurai|j ai|est ce que j ai|est ce que j aurai) (?:une note|un retour|des points|combien)(?: a la fin| pour (?:ca|cela|cette question)| jusqu ici)?',
    ],
  },
  recorded: {
    asking: [
      {
        needs: [
          'enregistr\\w*|filmee?s?|filmez|stock\\w*|conserv\\w*|gard\\w*|mes donnees|ma voix',
          'est ce|qui|que|qu|quoi|ou|combien|comment|vous|pourrai|pourrais|peux|puis',
        ],
        words:
          'entretien conversation appel voix audio video donnees reponses quelqu autre ecoute ecouter entend entendre longtemps temps recuperer apres ensuite pourrai pourrais gardees stockees conservees enregistrement enregistrements deviennent devient son micro',
      },
      {
        needs: [
          'qui|quelqu un|recruteurs?|banque|rh|employeur|entreprise|ecole',
          'ecout\\w*|entend\\w*|voit|verra|voir|lit|lira|regard\\w*',
        ],
        words: 'd autre reponses enregistrement quelqu autre ensuite voir derriere',
      },
    ],
    asked: [
      '(?:c est|je suis|on est|ca|tout est|l entretien est|la conversation est|ma voix est|nous sommes|l appel est|mes reponses sont) (?:bien |tout )?(?:enregistre\\w*|filmee?s?|stockee?s?|conservee?s?|gardee?s?)(?: la| ca)?',
      '(?:la conversation|l entretien|l appel|cet entretien) est (?:il|elle) enregistree?',
    ],
  },
  bank: {
    asking: [
      {
        needs: [
          'quel\\w*|qu|que|quoi|comment|combien|pourquoi|ou|depuis|qui|est ce|aimez vous|a quoi|avez vous',
          'votre (?:equipe|groupe|banque|metier|travail|poste|parcours|societe|bureau|culture|histoire|ambiance|quotidien|experience|chef|role)|vos (?:collegues|equipes|horaires|deals|dossiers)|l equipe|l ambiance|les horaires|la culture|journee type|prochaines etapes|stagiaires|dans ce metier|en banque|un candidat|(?:les|d) autres candidats|apres le stage|quels deals|cette banque|le poste|dans le groupe|chez vous|la banque|plait',
        ],
        words:
          'ambiance culture horaires travaillez travaille plait preferez aimez recherchez cherchez attendez candidat candidats ressemble journee type jour analyste analystes stagiaire stagiaires banque metier arrive arrivee devenu choisi choisir rejoint rejoindre prenez recrutez secteurs secteur deals dossiers couvre couvrez equipe groupe depuis temps longtemps prochaines etapes apres suite entretien stage embauche embauches travaillerais bosse week ends grande grosse taille nombreux parle parlez raconter poser question votre vos',
      },
    ],
    phrases: [
      '(?:je peux|puis je|est ce que je peux|pourrais je|je pourrais)(?: aussi)? (?:vous )?poser une(?: petite)? question(?: (?:sur|a propos de) (?:le|la|l|votre|vos) ?\\w+)?',
      '(?:c est quoi|quel est|racontez moi) votre parcours(?: a vous)?',
      '(?:quand est ce que|quand) (?:j aurai|aurai je|je saurai|j aurai)(?: une)? (?:reponse|nouvelles)',
    ],
    asked: [
      'vous (?:etes|prenez|recrutez|avez) combien(?: de (?:stagiaires|personnes|candidats))?(?: dans (?:l|votre) ?equipe)?',
      'vous (?:etes|venez) (?:de )?(?:quelle banque|bases? ou|base ou|d ou)',
      'vous aimez (?:votre (?:travail|metier|job)|ca|ce metier|ce que vous faites)',
      '(?:l equipe|l ambiance|votre equipe) est (?:sympa|bonne|grande|agreable|jeune)',
      '(?:il y a|vous faites) des embauches(?: apres le stage)?',
      '(?:avec|pour) qui (?:je travaillerais|travaillerais je)',
    ],
  },
  verdict: {
    phrases: [
      'est ce (?:que (?:c est|c etait|ma reponse est|ce que j ai dit est) )?(?:bien )?(?:juste|bon|correcte?|exacte?|clair|bien|vrai|ca|faux|la bonne reponse|ce que vous (?:vouliez|attendiez|cherchiez))',
      '(?:est ce que )?(?:ai je|j ai|je) (?:raison|bon|juste|tort|bien repondu|me trompe|suis sur la bonne voie)(?: la)?(?<=ai je \\w+|est ce que .*|trompe|voie)',
      'suis je sur la bonne voie|est ce que je (?:me trompe|suis sur la bonne voie)|comment (?:je m en sors|j ai repondu|etait ma reponse)|je m en (?:sors|suis) (?:bien )?(?:sorti|comment)(?: bien)?',
      '(?:est ce que )?(?:ca|cela|ma reponse)(?: ca)? (?:repond a (?:votre|la) question|vous (?:va|convient|suffit))',
      '(?:dites moi|dites) si (?:c est|c etait|j ai|je suis|je me|ma reponse est) (?:juste|bon|correct|faux|bien|raison|tort|trompe|dans le vrai)',
      '(?:vrai ou faux|juste ou faux|bon ou pas|c est bon ou pas|vous en pensez quoi|que pensez vous de ma reponse)',
    ],
    asked: [
      '(?:c est|c etait)(?: bien| ca| assez)? (?:juste|bon|correct|exact|bien|ca|clair|vrai|une bonne reponse|la bonne reponse|ce que vous (?:vouliez|attendiez|cherchiez|vouliez entendre)|ok)(?: comme (?:ca|reponse)| ce que j ai dit| pour vous)?',
      'j ai (?:bon|juste|raison|tort|bien repondu)',
      'je suis sur la bonne voie|(?:ma|la) reponse (?:est|etait) (?:juste|bonne|correcte|la bonne)',
      'je m en suis bien sortie?|ca (?:allait|va comme ca)|j ai reussi',
    ],
  },
  machine: {
    asking: [
      {
        needs: [
          'ia|robots?|bots?|humaine?|machine|ordinateur|vraie? (?:personne|recruteur|humain)|programme|chat gpt|chatgpt|gpt|modele de langage|intelligence artificielle|automatique',
          'est ce|etes vous|je parle|a qui|vous|t es|tu es|qui|suis je',
        ],
        words:
          'etes parle parler personne recruteur vrai vraie intelligence artificielle langage modele derriere avec questions pose posent vraiment reellement savoir ou bien c est quelqu',
      },
    ],
    phrases: [
      '(?:a qui (?:je parle|est ce que je parle|ai je affaire)|qui etes vous|vous etes (?:qui|quoi)|comment vous (?:appelez vous|vous appelez)|comment vous appelez vous|c est quoi votre nom|quel est votre nom)',
      'on dirait (?:un |une )?(?:robot|machine|ia|ordinateur)',
      'vous travaillez (?:vraiment )?dans une banque',
    ],
    asked: [
      '(?:c est|il y a|vous etes) (?:bien |vraiment |toujours )?(?:une? )?(?:ordinateur|machine|robot|ia|vraie? \\w+|reele?l?e?|automatique|quelqu un|personne|humaine?)(?: derriere| en face| qui (?:me )?(?:parle|pose les questions))*',
      '(?:je|on) parle a (?:une? )?(?:humain|machine|robot|ia|vraie personne|quelqu un)',
    ],
  },
  plea: {
    phrases: [
      '(?:(?:donnez|mettez|accordez|attribuez|donne|mets|notez|faites) moi|(?:vous )?(?:pouvez|pourriez|devriez|devez)(?: vous)? (?:me )?(?:donner|mettre|accorder)) (?:juste |tous |toutes |bien )*(?:\\w+ ){0,3}(?:notes?|points?|cinq|dix|vingt|maximum|max|moyenne|sur cinq|sur dix|etoiles?|\\d+ sur \\d+)\\b.*',
      'je (?:merite|veux|voudrais|souhaite|souhaiterais|prendrais) (?:bien |avoir )*(?:\\w+ ){0,3}(?:note|points?|cinq|dix|vingt|maximum|max|moyenne)\\b.*|j (?:aimerais|ai) (?:bien |vraiment |avoir |besoin d |besoin de |absolument )*(?:\\w+ ){0,2}(?:note|points|cinq|maximum|max|moyenne)\\b.*',
      '(?:je peux|puis je|est ce que je peux)(?: avoir)? (?:\\w+ ){0,2}(?:points|note|maximum|max)\\b.*|(?:soyez|sois) (?:\\w+ )?(?:gentil|gentille|indulgente?|sympa|genereux|genereuse|cool|clemente?) (?:sur|pour|avec) (?:la|ma) (?:note|notation)',
      '(?:comptez|notez|considerez|validez|prenez)(?: moi)? (?:ca|cela|la|le|cette reponse|ma reponse)(?: comme (?:juste|bon|bonne|correcte?|valide|validee))?|ne me (?:penalisez|notez|mettez|faites) (?:pas|rien)\\b.*|(?:dites|vous pouvez dire) que (?:j ai reussi|c est (?:bon|valide|reussi))|(?:validez|faites) moi (?:passer|ca)(?: svp)?|faites moi reussir',
    ],
  },
};
