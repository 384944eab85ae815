import { describe, expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { readSentence } from '../reading/read-answer.ts';
import { markAnswer } from './mark-answer.ts';
import {
  isHollowLesson,
  isHollowResult,
  isLipService,
  isPraise,
  isSelfPortrait,
} from './self-portrait.ts';

const read = (text: string, language: Language) => readSentence(text, language);

test.each<[Language, string]>([
  ['en', 'I think leadership is about listening and leading by example.'],
  ['en', 'I’m a natural mentor, people always tell me so.'],
  ['en', 'I’m someone who gets on with everybody.'],
  ['en', 'In most of my group work I ended up being the one they turned to.'],
  ['en', 'You need to listen to everyone in a team.'],
  ['en', 'I have always dreamed of working on large transactions.'],
  ['fr', 'Je suis quelqu’un de calme et j’essaie toujours d’écouter chacun.'],
  ['fr', 'On me dit souvent que je suis le ciment du groupe.'],
  ['fr', 'J’ai souvent aidé des plus jeunes, à l’école comme en stage.'],
  ['fr', 'Je suis toujours disponible, je réponds à leurs questions et je donne du feedback.'],
  ['en', 'I naturally took the lead because that is who I am.'],
  ['fr', 'Diriger, c’est une question d’écoute.'],
  ['fr', 'Dans une équipe, il faut savoir accepter la critique.'],
])('%s: "%s" tells what somebody is like', (language, text) => {
  expect(isSelfPortrait(read(text, language))).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'I think what convinced them was the map I drew that evening.'],
  ['en', 'I called each of them and asked what was slowing them down.'],
  ['en', 'We were four, and two of us had stopped talking.'],
  ['en', 'I always read the totals aloud since I sent that page in 2023.'],
  ['fr', 'Je crois que ce qui les a convaincus, c’est le plan que j’ai dessiné.'],
  ['fr', 'J’étais trésorier et la caisse était vide.'],
  ['fr', 'J’ai aussi appelé celui qui décrochait.'],
])('%s: "%s" tells what happened', (language, text) => {
  expect(isSelfPortrait(read(text, language))).toBe(false);
});

test.each<[Language, string, boolean]>([
  ['en', 'I learned a lot about people and about communication.', true],
  ['en', 'I have learned to be resilient.', true],
  ['fr', 'J’ai appris à mieux me connaître.', true],
  ['fr', 'J’ai appris que le mid-cap résiste mieux que les grandes opérations.', true],
  ['en', 'I learned to ask on the first day.', false],
  ['en', 'I learned a lot from it, and I now read every number aloud.', false],
  ['fr', 'J’ai appris à me taire.', false],
  ['fr', 'Ça m’a appris à croire en moi.', true],
  ['en', 'Now I see failures as opportunities.', true],
  ['en', 'I took one rule from it: no number without a source.', false],
  ['en', 'The lesson is that failure is part of success.', true],
  ['fr', 'Aujourd’hui j’ai plus confiance en moi et je connais mes forces.', true],
])('%s: "%s" is a hollow lesson: %s', (language, text, isHollow) => {
  expect(isHollowLesson(read(text, language))).toBe(isHollow);
});

test.each<[Language, string, boolean]>([
  ['en', 'It went really well and everyone was happy.', true],
  ['en', 'The result was disappointing.', true],
  ['fr', 'Ça s’est bien passé et on a eu une bonne note.', true],
  ['en', 'It went well: the client signed.', false],
  ['fr', 'On a eu une bonne note, seize sur vingt.', false],
])('%s: "%s" is a hollow result: %s', (language, text, isHollow) => {
  expect(isHollowResult(read(text, language))).toBe(isHollow);
});

test.each<[Language, string, boolean]>([
  ['en', 'Your bank is known everywhere for the excellence of its people.', true],
  ['fr', 'Votre culture d’excellence correspond à mes valeurs.', true],
  ['en', 'Your team is known for training: Julie told me analysts meet clients.', false],
  ['fr', 'Vous êtes une équipe reconnue, et vous avez conseillé la famille sur sa cession.', false],
])('%s: "%s" only praises a house: %s', (language, text, isPraised) => {
  expect(isPraise(read(text, language))).toBe(isPraised);
});

test.each<[Language, string, boolean]>([
  ['en', 'Confidentiality is a very important topic in finance.', true],
  ['fr', 'La confidentialité est évidemment une valeur fondamentale.', true],
  ['en', 'Confidentiality is essential, so I would say that I cannot discuss it.', false],
  ['fr', 'C’est essentiel, donc je lui réponds que je ne peux rien dire.', false],
])('%s: "%s" pays lip service: %s', (language, text, isOnlyNamed) => {
  expect(isLipService(read(text, language))).toBe(isOnlyNamed);
});

test.each<[string, Language, string, string]>([
  ['J5', 'en', 'star_a', 'I believe leading is about inspiring others and listening to them.'],
  ['J8', 'fr', 'learning', 'J’ai appris à me connaître, comme tout le monde.'],
  ['J8', 'fr', 'learning', 'Depuis deux ans ils ont beaucoup recruté dans les infrastructures.'],
  ['J12', 'en', 'learning', 'I asked a third-year to look after him, since he had more time.'],
  ['J8', 'fr', 'star_a', 'La banque où j’ai fait mon stage est grande.'],
  ['J10', 'en', 'star_r', 'We had several discussions and in the end it worked out.'],
  ['J5', 'en', 'star_r', 'We were a group of five for a case competition.'],
  ['J3', 'fr', 'bank_specific', 'La formation, l’exposition client, tout me plaît chez vous.'],
  ['J3', 'fr', 'own_view', 'Je pense que votre culture correspond à mes valeurs.'],
  [
    'J11',
    'fr',
    'integrity',
    'La confidentialité est une valeur essentielle de la banque, je crois.',
  ],
  [
    'J7',
    'en',
    'prioritise',
    'Mistakes happen at three in the morning, I think what makes a difference is prevention.',
  ],
  ['J1', 'en', 'career_thread', 'I had several experiences, each of which brought me a lot.'],
  ['J1', 'fr', 'career_thread', 'Mes stages m’ont beaucoup appris et m’ont permis de grandir.'],
  ['J12', 'en', 'star_r', 'The bank where I interned hired forty analysts as the sector grew.'],
  ['J12', 'fr', 'star_r', 'La banque où j’étais a embauché quarante analystes.'],
  ['J7', 'en', 'star_a', 'I check everything three times and I print my documents.'],
  ['J10', 'en', 'star_a', 'I remained calm and I listened to both sides.'],
  ['J8', 'fr', 'star_a', 'Je l’ai pris comme une occasion de travailler sur moi.'],
  ['J8', 'fr', 'learning', 'Depuis toujours je suis perfectionniste.'],
  ['J2', 'en', 'own_view', 'I think banking is exciting because every day is different.'],
  ['J6', 'fr', 'prioritise', 'Je m’organise, je priorise et je fais les deux.'],
])('%s in %s does not credit %s to "%s"', (seedId, lang, id, answer) => {
  const concept = markAnswer({ seedId, lang, answer }).concepts.find((one) => one.id === id);
  expect(concept?.verdict).not.toBe('correct');
});

const deed = {
  en: 'I rebuilt the model with them every evening.',
  fr: 'Je les ai appelés un par un.',
};

test.each<[string, Language, string, string]>([
  ['J5', 'en', 'star_t', 'For our theatre I had to convince three groups to be ready for Friday.'],
  ['J4', 'fr', 'star_r', 'Le client a vu la page et j’ai perdu la confiance du directeur.'],
  ['J9', 'en', 'star_r', 'I took our club from thirty to ninety members in a year.'],
  ['J12', 'fr', 'star_r', 'En trois mois, il a présenté son modèle lui-même au client.'],
  ['J6', 'en', 'integrity', 'I message the two seniors in the same thread.'],
  ['J8', 'fr', 'integrity', 'Mon équipe vous le dirait, mon manager l’a écrit dans l’évaluation.'],
  ['J4', 'fr', 'learning', 'Depuis, rien ne part de mon bureau sans qu’un collègue l’ait relu.'],
  ['J10', 'en', 'star_a', 'I asked both to write their version on one page.'],
  [
    'J10',
    'fr',
    'star_r',
    'Ils se sont mis d’accord sur la deuxième version et le client l’a gardée.',
  ],
  ['J5', 'en', 'star_r', 'We filled the hall, two hundred people came.'],
  ['J5', 'en', 'star_r', 'The report went out on the Thursday, one day early.'],
  ['J10', 'fr', 'star_r', 'Ils se sont serré la main et vivent encore ensemble aujourd’hui.'],
  ['J10', 'en', 'star_s', 'My two flatmates, who ran the bar with me, had not spoken for a week.'],
  ['J3', 'en', 'bank_specific', 'Marie told me that juniors here go to every client meeting.'],
  ['J3', 'en', 'bank_specific', 'I have spoken to three people on your healthcare desk.'],
  [
    'J7',
    'en',
    'integrity',
    'The worst thing would be to keep quiet, I would go and tell the associate.',
  ],
])('%s in %s credits %s to "%s"', (seedId, lang, id, said) => {
  const answer = id === 'star_r' ? `${deed[lang]} ${said}` : said; // which a result needs
  const concept = markAnswer({ seedId, lang, answer }).concepts.find((one) => one.id === id);
  expect(concept?.verdict).toBe('correct');
});

describe('a failure that is only said to have been one sets no scene', () => {
  test.each([
    ['en', 'Last year I had a big failure at university and it made me stronger.'],
    ['fr', 'L’an dernier j’ai vécu un gros échec et ça m’a fait grandir.'],
  ] as const)('in %s: %s', (lang, answer) => {
    const { concepts } = markAnswer({ seedId: 'J4', lang, answer });
    expect(concepts.find(({ id }) => id === 'star_s')?.verdict).not.toBe('correct');
  });
});
