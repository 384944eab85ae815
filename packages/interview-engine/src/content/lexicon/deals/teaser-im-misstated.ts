import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Teaser and information memorandum, in the words of those who get it wrong. */
export const teaserImMisstated: Lexicon = {
  deals_before_word: ['before, ahead of, without waiting for, prior to', 'avant, sans attendre'],
  deals_names_it: [
    'carries company’s name, has company’s name, shows company’s name, bears the name, puts the name, gives out the name, name on it, puts the company’s name, gives name, names company, carries name, shows name, with company name, reveals name, discloses name, states name, gives the company’s name, says who the company, identifies the company, names the target, tells buyers who, states the company’s name, mentions the company’s name, contains the company’s name, includes the company’s name',
    'porte déjà le nom, nomme l’entreprise, dévoile le nom, met le nom, écrit le nom, donne le nom, porte le nom, révèle le nom, cite le nom, nomme la société, indique le nom, avec le nom de la société, mentionne le nom, affiche le nom, contient le nom, comporte le nom, dit qui est la société, précise le nom',
  ],
  deals_only_then: [
    'only then, only afterwards, only later, only after that, only after do',
    'ensuite seulement, puis seulement, après seulement, seulement ensuite',
  ],
  deals_sales_process_prepared: [
    'no preparation',
    'pas de phase de préparation, aucune préparation',
  ],
  deals_sends_it: ['send, sent, hand out, give', 'envoyer, transmettre, transmet, remet'],
  deals_signed_late: [
    'with the offer, when they bid, when he bids, after the offer, after the bids, once they have bid, with the binding offer, at the end of the process, signed at end, signed last, signed at closing, signed on the day, signed after, signed later, sign it after, sign it later, signed afterwards, comes at end, comes last, comes after, once the buyer makes an offer',
    'avec l’offre, après l’offre, après les offres, en fin de processus, au moment de l’offre, signé à la fin, se signe le jour, signé après, signé en dernier, vient à la fin, vient après, signe au closing, signe plus tard',
  ],
  deals_then_word: ['then, and once, afterwards, once they', 'puis, ensuite, une fois'],
  deals_without_pledge: [
    'without nda, without any nda, without confidentiality agreement, without signing anything, without a signature',
    'sans nda, sans accord de confidentialité, sans rien signer, sans engagement de confidentialité, sans rien faire signer',
  ],
  flat_carries_name: [
    'says whose company, carries the name, carries the family’s name, bears the name, shows the name, states the name, tells who the company is, says who is for sale, gives the name, with the company’s name on it, name in big letters',
    'porte le nom, dit de quelle société, dit de quelle entreprise, affiche le nom, indique le nom, mentionne le nom, donne le nom, avec le nom de la société, nom en gros',
  ],
  flat_goes_public: [
    'to the press, is published, is public, anyone can read, to everyone who asks, to anybody who asks, to whoever asks, without signing anything, posted online',
    'est publié, est public, tout le monde peut le lire, à la presse, sans rien signer, à qui le demande, à tous ceux qui le demandent, mis en ligne',
  ],
  flat_name_on_teaser: [
    'name at the top of the teaser, name on the teaser, name in the teaser',
    'nom figure en haut du teaser, nom est dans le teaser, nom dans le teaser, nom sur le teaser',
  ],
  flat_secrecy_later: [
    'ask for secrecy later, secrecy later, nda later, sign the nda later, confidentiality afterwards',
    'secret après, confidentialité après, nda après, silence ensuite, discrétion plus tard',
  ],
  heard_then: ['and then, then, only then, afterwards, before', 'puis, ensuite, et après, avant'],
  misstated_get_teaser: [
    'to receive the teaser, to get the teaser, receive the teaser, get the teaser, before the teaser, before getting the teaser, before receiving the teaser, to see the teaser, then the teaser, unlocks the teaser, in exchange for the teaser',
    'pour recevoir le teaser, recevoir le teaser, pour avoir le teaser, avoir le teaser, avant le teaser, obtenir le teaser, en échange du teaser, puis le teaser, ensuite le teaser, donne accès au teaser',
  ],
  sale_after_pledge: [
    crossed(
      'after, once, only after, only once',
      'nda, nda is signed, confidentiality agreement, nda has been signed, they sign the nda, signing the nda',
    ),
    crossed(
      'après, une fois, seulement après, après signature de',
      'nda, nda signé, accord de confidentialité, nda est signé, signature du nda',
    ),
  ],
  sale_needless: [
    'useless, pointless, not needed, unnecessary, optional, waste of time, can be skipped, can be left out, adds nothing, is a formality, serves no purpose, nobody needs',
    'ne sert à rien, sert à rien, inutile, superflue, facultative, perte de temps, s’en passer, se passe de, n’apporte rien, pas nécessaire, pas utile, une formalité',
  ],
  sale_pledge_after_book: [
    [
      crossed(
        'after, after reading, after receiving, after they have received, after they have read, after having read, after they received, once they received, after they read, once they read, after they saw, once they have read, once they have received, once they have seen, after seeing, after they have seen, after they get, once they get, after sending, after you send, once you have sent',
        'information memorandum, memorandum, info memo, im, cim, data room',
      ),
      'once they’ve read it, after reading it, after having read it',
    ].join(', '),
    [
      crossed(
        'après, après avoir lu, après avoir reçu, après lecture de, après réception de, une fois lu, une fois reçu, après l’envoi de, une fois qu’ils ont lu, une fois qu’ils ont reçu, après avoir envoyé',
        'info memo, mémorandum, mémo, mémorandum d’information, im, data room',
      ),
      'après l’avoir lu, une fois qu’ils l’ont lu',
    ].join(', '),
  ],
  sale_pledge_needless: [
    crossed(
      'not need, no need for, need no, can skip',
      'nda, ndas, an nda, confidentiality agreement, confidentiality agreements',
    ),
    crossed(
      'pas besoin de, inutile de signer, aucun besoin de, on peut se passer de, inutile de faire signer',
      'nda, ndas, accord de confidentialité, accords de confidentialité, engagement de confidentialité',
    ),
  ],
  sale_preparation: [
    'preparation, preparing, preparatory work, vendor due diligence',
    'préparation, travail préparatoire, préparer, vendor due diligence',
  ],
  sale_sends_file: [
    'send, sent, hand out, circulate, distribute, email',
    'envoyer, envoie, diffuse, diffuser, transmettre, transmet, distribuer, distribue, adresse',
  ],
  sale_skips_preparation: [
    crossed(
      'can skip, skip, no need for, do without, straight past, no need to do',
      'preparation, preparation phase, preparatory phase, vendor due diligence',
    ),
    crossed(
      'sauter, peut sauter, saute, pas besoin de, se passer de, on se passe de, inutile de passer par',
      'préparation, phase de préparation, phase préparatoire, vendor due diligence',
    ),
  ],
  sale_to_all: [
    'to everyone, to everybody, to all buyers, to all the buyers, to every buyer, to all bidders, to hundred, to fifty, to the whole market, to as many, with the name, with the company name, with its name',
    'à tout le monde, à tous les acheteurs, à tous les candidats, à une centaine, à cent, à cinquante, à une cinquantaine, à tout le marché, avec le nom, à un maximum, au plus grand nombre',
  ],
  slip_before_book: [
    'before the information memorandum, before the im, before the info memo, before the memorandum, so that the memorandum',
    'avant l’info memo, avant le mémorandum, avant l’information memorandum, avant le mémo',
  ],
  slip_late_stage: [
    'management presentations, data room, due diligence, draft contract',
    'présentations du management, data room, due diligence, projet de contrat',
  ],
  wrongly_afterwards: [
    'afterwards, later on, in the end, at a later stage',
    'après coup, plus tard, ensuite, après seulement, signent après, confidentialité après, en fin de course',
  ],
  wrongly_first_paper: [
    'very first paper, first paper, first sheet, first document we send, the flyer',
    'premier papier, première feuille, premier document, première fiche, le flyer',
  ],
  wrongly_shows_name: [
    'client’s name and, name and logo, company’s name on, family name, has the name on, under its own name, with its name, under the real name',
    'nom et le logo, nom de la famille, nom de l’entreprise dessus, sous son vrai nom, avec le nom dessus, nom en gros',
  ],
};
