import type { SideWords } from './side.ts';

// Who is nervous says so among thanks.
const PLEASANT =
  'beaucoup temps aujourd hui recevoir accorder accordez opportunite occasion invitation rencontrer rencontre echanger discuter parler etre avec entretien commencer demarrer bonjour bonsoir prete pret quand voulez souhaitez super parfait tres vraiment volontiers accueillir accueil echange hate peu enfin maintenant cet merci ravi ravie enchante enchantee content contente heureux heureuse plaisir';

/** What is remarked besides answering, in French. */
export const remarkedInFrench: SideWords = {
  hearing: {
    phrases: [
      '(?:allo ?)+(?:bonjour)?',
      '(?:allo |bonjour )?(?:(?:est ce que )?vous m (?:entendez|avez entendue?)|m entendez vous)(?: bien| maintenant| correctement| toujours)*',
      '(?:est ce que )?(?:mon |le )(?:micro|microphone|son) (?:marche|fonctionne|passe|est (?:allume|active|coupe|bon))(?: bien)?',
      '(?:vous etes|etes vous|est ce que vous etes) (?:toujours |encore |bien )?(?:la|en ligne|present)',
      '(?:un deux trois ?|test ?|essai ?|micro ?)+',
      '(?:je crois que |je pense que )?(?:mon micro etait|j etais|j avais coupe|mon micro est) (?:coupe|en muet|en sourdine|mute|sur muet|le micro|mon micro|desactive|eteint)',
      '(?:il y a|y a t il) quelqu un',
    ],
    asked: [
      '(?:on|tu) m entend(?:ez|s)?(?: bien)?',
      '(?:le son|ca|la connexion) (?:est (?:bon|bonne|ok)|passe|capte|marche)(?: bien)?',
      'vous (?:avez|aviez) (?:bien )?(?:entendu|eu|recu)(?: (?:ma reponse|ce que j ai dit|tout))?',
      'je parle assez fort|on m entend',
    ],
  },
  line: {
    saying: [
      {
        needs: [
          'ligne|connexion|internet|wifi|reseau|son|ordinateur|ordi|telephone|portable|casque|batterie',
          'mauvaise?|lente?|faible|rame|ramait|lag\\w*|instable|perdue?|saute|coup\\w*|sonne|sonnait|problemes?|soucis?|plante|vide|faible|dechargee?|plantee?|bug\\w*|revenue?|terrible',
        ],
        words:
          'presque seconde instant peu tres bien vraiment moment technique vient revient moins chez',
      },
      {
        needs: [
          'bruits?|aboie\\w*|chien|chat|bebe|enfants?|voisin\\w*|colocataire|coloc|sirene|sonn\\w*|porte|frappe|perceuse|travaux|echo|derange\\w*|interrompu\\w*|circulation|rue|probleme technique|souci technique',
          'desolee?|excusez|pardon|mon|ma|mes|j|il y a|moi|quelqu un|ici|dehors|le',
        ],
        words:
          'beaucoup fond bruit quelqu vient entrer sonner derriere dehors rue pleure pleurent crie travaux technique probleme juste fait font interrompu chez immeuble derange excusez pardon desole desolee petit c etait passe ligne',
      },
    ],
    phrases: ['vous avez (?:gele|freeze|lague|bugge|saute)|vous (?:gelez|bugguez|laguez)'],
  },
  pause: {
    saying: [
      {
        needs: [
          'pause|arreter (?:une|un|deux|cinq|quelques)|souffler|eau|boire|boive|gorgee|toilettes|aux wc|cafe|soif|eternuer|tousser|respirer|verre',
          'je|j|on|nous|moi|me|vous',
          'peut|peux|pouvez|pouvons|pourrions|pourrait|puis|dois|besoin|ai|vais|laissez|faut|bois|prends|prendre',
        ],
        words:
          'faire prendre boire prendre courte petite petit verre gorgee eau minute minutes deux cinq une instant moment peu arreter arrete souffler besoin aller cafe juste seconde secondes laissez permettez reprendre souffle gorge sec seche',
      },
    ],
    phrases: [
      '(?:une )?(?:petite |courte )?pause',
      '(?:un )?verre d eau|de l eau|excusez moi j ai soif|j ai soif',
    ],
  },
  back: {
    phrases: [
      '(?:voila |ok |bon |c est bon |merci )*(?:je suis (?:de retour|revenue?|(?:de nouveau |a nouveau )?la)|me (?:revoila|voila|revoici)|on peut (?:reprendre|continuer)|je suis (?:de nouveau )?prete? a (?:reprendre|continuer)|on reprend|reprenons|ou en etions nous|on en etait ou)(?: maintenant| merci)*',
    ],
  },
  nervous: {
    phrases: [
      '(?:soyez|sois) (?:\\w+ )?(?:gentil|gentille|indulgente?|sympa|cool|clemente?|patiente?)(?: avec moi)?(?: aujourd hui)?',
    ],
    saying: [
      {
        needs: [
          'nerveu\\w+|stress\\w*|trac|anxieu\\w+|angoisse\\w*|tendue?|intimidee?|impressionnee?|emue?|timide|pression',
          'je|j|un|peu|desolee?|moi|assez|tres',
        ],
        words: `honnete premier entretien merci recevoir assez tres vraiment aujourd hui avoue honnetement beaucoup content contente heureux heureuse pression petit etre premiere fois ${PLEASANT}`,
      },
    ],
  },
  wellbeing: {
    phrases: [
      '(?:et )?(?:comment (?:allez vous|ca va|vous allez|vous portez vous)|vous allez bien|ca va|et vous(?: meme)?|tout va bien)(?: (?:aujourd hui|et vous|vous|bien|ce matin))*',
      '(?:je vais|ca va|tout va|je me porte) (?:tres )?(?:bien|super)?(?: (?:merci|je vous remercie))?(?: et (?:vous|toi)(?: meme)?)+',
    ],
  },
  pleasantry: {
    saying: [
      {
        needs: [
          'merci|remercie|ravie?|enchantee?|contente?|heureu\\w+|plaisir|honneur|hate|prete?',
          'vous|je|on|etre|d|m|quand|moi|nous',
        ],
        words: PLEASANT,
      },
    ],
  },
};
