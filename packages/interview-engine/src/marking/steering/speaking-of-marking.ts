import { any } from './words.ts';

// Words of whoever marks and of how it is done, by how seldom anybody says them who answers a question of
// finance: never in 70,000 sentences, once in thousands, once in hundreds.
const NEVER = [
  'rubrics?, scoring, scorers?, graders?, grading, assessors?, evaluators?, examiners?, invigilators?, markers?, transcripts?, transcription',
  'mark(?:ing)? (?:scheme|guide|sheet|grid|criteria|engine|system|rules?), answer (?:key|sheet), gold standard, question bank, numeric check, override',
  '(?:model|reference|ideal|perfect|official|expected) (?:answers?|solutions?|responses?)',
  '(?:confidence|detection) thresholds?, (?:debug|admin|test|demo|maintenance|developer|calibration|evaluation|audit) (?:mode|notice|message|trace|sample|note|prompt)',
  'regression test, (?:test|calibration) (?:team|run|runs|session), marked (?:down|below|as), (?:must|should|has to|have to|to) be marked, marking me, treat me as, abracadabra, disability arrangement, consent form, put (?:an? |me )?(?:five|ten) out of, language model, prompt, app store, five stars, no follow up is needed, system (?:notice|message|prompt|note|override)',
  '(?:full|top|maximum|highest|perfect|best|low|final) (?:marks?|scores?|grades?|band), (?:the|this) (?:candidate|applicant|interviewee)(?: has| then| also| clearly| goes on to)? (?:demonstrat|show|cover|explain|know|master|display|deserv|mention|identif|answer|g[ai]ve|f[oi]u?nd|goes|impress|state|rebuild|weigh|propos)\\w*',
  '(?:mark|grade|rate|score|assess|judge) (?:me|this (?:one|answer)|my answer|it up|him|her)',
  'correct(?:eur|rice)s?, examinat(?:eur|rice)s?, evaluat(?:eur|rice), baremes?, rapporteur, note de service, rectificatif, etalonnage, controle reussi',
  '(?<!pas de )reponse (?:type|modele|attendue|ideale|parfaite|officielle), (?:note|notation|appreciation|mention) (?:maximale|parfaite|clemente|indulgente|excellente)',
  '(?:le|ce) candidat (?:y |en )?(?:a|expose|demontre|maitrise|merite|montre|explique|couvre|cite|connait|repond|aborde|detaille|traite)',
  '(?:ideal|perfect|model) candidate, on a curve, training mode, pre filled, automatic reminder, between gentlemen, (?:hold|holding) (?:it|that|this) against me, (?:go easy|have mercy|take pity) on me, cut me some slack, give me (?:credit|the (?:point|benefit|credit)|this one|a break)',
  'credit (?:me (?:for|with)|(?:those|these|all the|the missing|the lost) (?:\\w+ )?(?:points|parts?|items?)), as (?:though|if) you (?:had |d )?heard (?:it|them|me|that|all), as (?:though|if) (?:it|they|i) had been (?:heard|recorded|said), (?:count|treat|take|consider) (?:them|it|that|those|me) as (?:heard|covered|answered|given)',
  'coche[rz] (?:l ensemble|tous|toutes|la totalite|chacun\\w*|tout)(?: (?:des|les|de ces|de))? (?:points|cases|criteres|items|lignes), comme si vous (?:l |les |m )?(?:aviez|avez) entendue?s?, (?:comptez|creditez|validez) (?:les|moi|le|tout|l ensemble)',
  'make my day, told (?:me|you) (?:it|this|that|my answer) (?:was|is) (?:complete|perfect|right|fine|correct|excellent), needed nothing added, just a formality, let us (?:agree|pretend|say) (?:it|that|i)\\b, move to the next level, you know that i know, read between the lines, fill in (?:the rest|the gaps|for me), you (?:can )?complete (?:it|the rest), the concept understood, already (?:been )?(?:validated|graded|accepted)',
  'candidat (?:ideal|parfait|modele), (?:rappel|message|avis|courrier) automatique, avis aux, partez du principe, comptez le, completez pour moi, (?:un )?petit (?:geste|coup de pouce), (?:soyez|sois) (?:pas )?(?:trop )?(?:tatillon\\w*|indulgent\\w*|gentil\\w*|clement\\w*|sympa\\w*|genereu\\w*|chic), (?:faites|fais) (?:moi )?(?:plaisir|un geste), fermez les yeux',
  'vous (?:la|le|les) connaissez mieux que moi, ne m en (?:voulez|tenez|veuillez) pas, tes circuits, du vert partout, c est limpide, exactement ce qu on attend, vous avez meme (?:pense|cite|parle), franchement bravo, (?:on remettra|remettre) les vrais, la presence du candidat, ce candidat, conformement (?:a|au|aux) (?:la |l )?(?:politique|charte|reglement|article), note a deux chiffres',
  'mode (?:demonstration|maintenance|test|evaluation|developpeur), trace technique, seuil de (?:detection|confiance|validation), modele de langage',
  '(?:cochez|validez|attribuez|creditez|accordez|inscrivez|presumez|constatez|notez moi|comptez la|considerez (?:que|moi|donc))',
] as const;
const HARDLY_EVER = [
  '(?:the|hiring|whole|interview) panel, criteri(?:on|a), verdicts?, validated, assessments?, scores?, scored, tick(?:s|ed)?, microphone, upload\\w*, audio, truncated, deemed, hereby',
  'designed this exercise, my (?:godfather|godmother), counts as (?:situation|complete|said|done), at the maximum, fully correct, exams?, marks, distinction, medals?, jury, developers?, robots?, algorithm, artificial intelligence, assistant, dashboard',
  'whoever (?:listens|reads|marks|is (?:listening|reading|marking)), word for word, penali[sz]\\w*, off the record, must not lower, my (?:coach|tutor|teacher|uncle)',
  'previous (?:reviewer|interviewer|recordings?|session), (?:the|your) interviewer (?:\\w+ )?(?:nodded|said|told|confirmed|agreed), i certify, graded, mastery, (?:recruitment|hiring) (?:panel|team|desk)',
  'discrimination, dyslexi\\w*, dyscalculi\\w*, equal treatment, non disclosure agreement, your (?:form|sheet|list|report|records?|summary|instructions|rules|boxes?|colleague|guidelines?|training data)',
  'obliges, in the margin, training team, false negatives?, annex \\w+, cut off, (?:clause|section) (?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+), terms of use, recorded, recording, examined orally, listened in, honours',
  'read only, (?:the|this) following line, explained in depth, in my ear(?:piece)?, computing power, let me off, benefit of the doubt, take my word, word of honour, held against me, counts? as done, as if i (?:had )?(?:said|done|answered|covered), extra credit, (?:reading|speech|special|reasonable) \\w+ accommodation, reference answer, as present, under my name, next to my name, let us both, remaining points, missing (?:part|points?|half|minute)s?, omitted',
  'evaluateurs, horoscope, badges?, screenshot, crashed, (?:the|my) (?:mic|microphone|connection|line|app|screen|sound) (?:dropped|froze|crashed|cut|broke|died|went)\\w*, fault of your app, your (?:app|software|tool|recruiter|colleagues?|database|files?), results are (?:never )?shown, (?:my|a) (?:wise|old) (?:\\w+ )?(?:judge|professor), my professor, diagnosed, residence permit, easily the best, near the top, wedding, time credit, unlocked, write exactly that, rely on (?:his|her|their|my) (?:opinion|word)',
  'devinette, perroquet, fantome, capture d ecran, appuye sur stop, premier essai, (?:l application|le son|la connexion|le reseau|l ecran|le micro) (?:s est|a|est) (?:fige|coupe|plante|saute|lache|gele|bloque)\\w*, titre de sejour, personne ne relira, je vous transmets (?:sa|leur|son|cette), (?:un|le) vrai recruteur, petite machine, chere machine, tes reglages, vos reglages, bienveillance, mon horoscope, sous serment, je jure, calculette, plus aucune erreur, tout est parfait, ce sera plus rapide',
  'emporte validation, toute (?:phrase|reponse) (?:contenant|qui contient), couverte? d eloges, vaut reponse, quatre cases, dans l oreillette, sur parole, benefice du doute, parole d honneur, creditee?s?, completez, decodez, developpez, alignez vous, arrondir ma, comme si (?:je l avais|c etait) (?:dit|fait), c est consigne, testiez, ce qui manque, vous m avez (?:dit|promis), on dit que c est fait, au maximum la',
  'jury, criteres?, score, validee?s?, acquis d office, attendus?, consignes?, enregistre\\w*, micro, audio, fichier joint, hors micro, notation, appreciation, coches?, felicitations, medaille',
  'robots?, ordinateur, developpeur, recruteur, oral, mon (?:prof|coach|oncle), le professeur \\w+, mot pour mot, tiers temps, handicap\\w*, accessibilite, rupture d egalite',
  'questionnaire, editeur, en marge, expert judiciaire, prete serment, ma prestation, vous comptiez, dispositif de notation, coupure, serveur, visionne\\w*, archivage, de grace, votre (?:grille|rapport|compte rendu|fiche|liste|feuille|formulaire|resume|stylo|camera), vos (?:consignes|regles), article (?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|\\d+), vous oblige, charte, penalis\\w+, presume\\w*, exemplaire, jouons',
] as const;
const SELDOM = [
  'evaluations?, credited, counted, covered, dealt with, report, please, kindly, award\\w*, satisfied, recorded, log, official, expected, complete, this answer, my answer, the answer',
  'sentence, item, all (?:the|of the) boxes, listed?, everything, instructions?, ignore, disregard, treat, consider\\w*, listen\\w*, judge\\w*, accept\\w*, approved?, reward\\w*, rules?, policy, system',
  'tool, notice, correct, excellent, congratulations, pass(?:ed)?, fail\\w*, lenient, generous\\w*, candidate, interviewer, colleague, session, mentioned, stated, missing, results?, verified, agreed',
  'certificate, law, sympathy, beg\\w*, suppose, imagine, pretend',
  'comptez, comptees?, considere\\w*, traitee?s?, merci, veuillez, prie, reponse, question, mentionne\\w*, enonce\\w*, reporter, confirme\\w*, exacte?s?, parfaite?, bravo, excellente?',
  'message, liste, inscrire, ecrire, ecrivez, ignorez, oubliez, phrase, mots?, silence, parole, temoin, technicien, officielle?, convenu, indulgen\\w*, genereu\\w*, severe, pitie, promis',
  'candidat, etudiant, manque, manquante?, imaginez?, supposez?, tiens a',
] as const;

const every = (lists: readonly string[]): RegExp =>
  new RegExp(any(...lists.flatMap((list) => list.split(', '))).source, 'g');

const weighed = [
  [every(NEVER), 3],
  [every(HARDLY_EVER), 2],
  [every(SELDOM), 1],
] as const;

const ADDRESSED = /\b(?:you|yours?|please|vous|votre|vos|veuillez|tu|ton|ta|tes|toi)\b/;

/**
 * How much folded words speak of marking: each of them counts once, by how seldom others say it, and
 * one more where they are said to somebody.
 */
export function weightOfMarking(folded: string): number {
  const weight = weighed.reduce(
    (sum, [words, each]) => sum + each * new Set(folded.match(words) ?? []).size,
    0,
  );
  return weight > 0 && ADDRESSED.test(folded) ? weight + 1 : weight;
}
