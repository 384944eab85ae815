import type { Lexicon } from '../../types.ts';

/** Teaser and information memorandum, in the words people use for it. */
export const teaserImNotions: Lexicon = {
  deals_blind_profile: [
    'teaser, one pager, one page, single page, two pager, blind profile, short profile, anonymous, nameless, without name, no name, not name, unnamed',
    'teaser, anonyme, sans nom, sans citer, sans nommer, une page, blind profile',
  ],
  deals_doc_word: [
    'document, presentation, book, file, brochure, memorandum, memo, pack, profile, summary',
    'document, dossier, présentation, brochure, mémorandum, mémo, plaquette, profil, résumé',
  ],
  deals_info_book: [
    'thick brochure, thick file, hundred-page story, hundred-page book, hundred page book, full story, full booklet, big book, full dossier, thick booklet, booklet, thick book, big brochure, long booklet, whole file, full description, whole description, info memo, memorandum, cim, im, full book, draft book, write book, receive book, marketing book, sale book, information pack, detailed document, selling document, sale document, thick document, brochure, full file, detailed file, big file, full picture, fat file, whole book, whole story',
    'gros dossier, présentation détaillée, plaquette complète, livre de cent pages, gros livre, dossier de cent pages, dossier entier, gros livret, livret, gros dossier de présentation, dossier complet, gros document, description complète, tout le détail, mémorandum, mémo, im, dossier détaillé, dossier vente, dossier présentation, document vente, document présentation, brochure, plaquette, dossier épais, document épais, toute l’histoire, pavé, livre entier, tout le dossier',
  ],
  deals_one_page: [
    'one page, single page, one sheet, teaser, little note, short note, summary',
    'une page, seule page, une feuille, teaser, petite note, courte note, fiche',
  ],
  deals_secrecy_pledge: [
    'keep their mouth shut, hold their tongue, secrecy letter, keep his mouth shut, keep their mouths shut, promise of silence, promise to keep quiet, sworn to keep quiet, promised in writing, swear to keep it quiet, paper to keep quiet, keep it to themselves, keep it to himself, pledged to keep, sworn in writing, swear in writing, in writing to keep, sign to keep quiet, swear to say nothing, signed a promise, keep this to themselves, nda, confidentiality agreement, confidentiality undertaking, confidentiality letter, non disclosure, promise in writing, written promise, promise to keep, promise silence, promise secrecy, keep quiet, promised silence, secrecy paper, signed the secrecy, swear to secrecy, keep silent, keep the secret',
    'ils se tairont, ils se taisent, à se taire, lettre de silence, engagement de discrétion, comme quoi il se tait, promesse de silence, juré de se taire, juré par écrit, engagé à se taire, papier de silence, promet de se taire, garder ça pour eux, garder ça pour lui, garder pour eux, jurent par écrit, promettent par écrit, promis par écrit, par écrit de se taire, signé une promesse, papier de discrétion, garderont ça pour eux, gardent ça pour eux, nda, accord confidentialité, engagement confidentialité, engagement strict confidentialité, lettre confidentialité, clause confidentialité, promesse écrite, promesse silence, promettre silence, promettent silence, s’engage par écrit, secret par écrit, papier de secret, se taire, tenir leur langue, juré le secret, garder le silence, garder le secret',
  ],
  deals_secrecy_word: [
    'secrecy, secret, confidentiality, quiet, silence, nda',
    'secret, confidentialité, confidentiel, silence, nda',
  ],
  deals_teaser_noun: ['teaser, one pager, blind profile, first page', 'teaser, profil anonyme'],
  deals_unnamed: [
    'name blanked out, name crossed out, name is blanked, nobody learns who, no one learns who, not knowing who it is, no one knows who it is, blind summary, blind sheet, blind note, nobody learns the name, learns the name, not name the company, not named, without naming, no name on it, without the company’s name, does not say which, keeps the name, not who it is, not say who, without saying who, without the name, without giving the name, no name, hides the name, nameless, anonymous, not the name, name stays hidden, name hidden, hidden name, name is hidden',
    'nom est masqué, nom masqué, nom barré, personne ne sait de quelle, personne ne sait qui c’est, sans qu’on sache qui, sans savoir qui, résumé sans nom, fiche sans nom, apprend le nom, tait le nom, sans nommer, sans le nommer, sans dire laquelle, sans dire de qui, sans nom, pas qui elle est, pas qui c’est, sans dire qui, sans le nom, sans donner le nom, pas de nom, cache le nom, anonyme, pas le nom, nom reste caché, nom caché, nom est caché, où l’on ne dit pas, nom de la société caché',
  ],
  papers_pass: [
    'goes out, go out, send, sent, receive, get, gets, sign, signed, give, hand out, then, after, before, once, only, whoever, those who, against',
    'part, partent, envoyer, envoie, reçoit, reçoivent, recevoir, signe, signent, signer, donne, puis, ensuite, après, avant, une fois, seulement, ceux qui, contre',
  ],
};
