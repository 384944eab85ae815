import type { Lexicon } from '../../types.ts';

/** Why nothing may be said, in the words people use for it. */
export const confidentialityNotions: Lexicon = {
  good_terms: [
    'same protection, you’d hate it if, do exactly the same for you, do the same for you, is safe with you, is safe with us, stuff is safe, say anything about yours, talk about yours, just as safe with us, just as well guarded, put folks at ease, puts people at ease, put him at ease, puts him at ease, cuts both ways, works both ways, goes both ways, locked with me too, safe with me too, stays with me too, smile, kindly, politely, protects him, feel protected, same about your own, your own plans, your affairs, your plans, expect the same, same from me, friendly, your secrets, own secrets, sleep, you would hate it if',
    'même protection, vous détesteriez, en sécurité chez nous, tout aussi bien gardés, aussi bien gardés, bien gardés chez nous, parle du vôtre, parle des vôtres, met à l’aise, mettre à l’aise, vaut dans les deux sens, marche dans les deux sens, valable dans les deux sens, chez moi aussi, restent aussi chez moi, sourire, gentiment, poliment, avec tact, se sentir protégé, protège aussi, vos projets, vos affaires, la même discrétion, attendriez la même, pareil pour vous, rassurer, aimable, vos secrets, cordial, courtois, vous n’aimeriez pas que',
  ],
  locked_in: [
    'not leave the kitchen, not leave that room, nobody else may see, no one else may see, nobody else should see, told us behind closed doors, nobody else gets to see',
    'ne sort pas de la cuisine, ne sort pas de la pièce, personne d’autre ne doit voir, personne d’autre ne doit lire, dit porte fermée, personne d’autre n’a à voir',
  ],
  people_not_ours: [
    'not mine to hand, ours to pass on, mine to pass on, ours to share, because they trusted us, information is not ours, not ours to share, not ours to give, not ours to tell, not mine to share, not mine to give, not mine to tell, does not belong to us, does not belong to me',
    'pas à moi de le dire, à eux pas à moi, à nous de le répéter, pas à moi de le répéter, parce qu’on nous a fait confiance, n’est pas à nous, n’est pas à moi, ne nous appartient pas, ne m’appartient pas, pas à moi de raconter, pas à nous de raconter',
  ],
  people_says_it_all: [
    'bake the loaf, two and two together, guess the rest, works out the rest, move the price, move a price, move the share, say too much, says too much, give it away, gives it away, says it all, against the law, tells him everything',
    'refait le pain, devine le reste, reconstitue le reste, bouger le cours, bouger un cours, en dirait trop, en dit trop, en dire trop, interdit par la loi, un délit, dit tout, tout dire',
  ],
  people_small_sign: [
    'a crumb, even a wink, even a smile, even a nod, even a hint, even half a word, slightest hint, raised eyebrow',
    'une miette, même un sourire, même un clin d’œil, même un hochement, même un mot, moindre indice, simple sourire, haussement de sourcil',
  ],
  punished: [
    'crime, illegal, offence, prison, court, jail, against the law, cheating',
    'délit, illégal, prison, tribunal, interdit par la loi, pénal, en trichant, triche',
  ],
  refuse_to_say: [
    'i am a tomb, a tomb about, not a syllable, can not go there, cannot go there, not say a word, memory stops, hears nothing from me, hear nothing from me, won’t be drawn, not be drawn, not my story, drawer stays locked, stays locked, not a word from me, mouth stays shut, lips stay sealed, tell him no, cannot discuss, cannot talk, can’t talk, cannot say, can’t say, cannot share, can’t share, not able to share, say no, no hints, without a hint, won’t chat, turn him down, decline, refuse, not even say, neither confirm nor deny, no comment, not discuss, straight no, stays with the team, discretion, confidential, chinese wall, inside information, secret, bound by, nda, give him nothing, give nothing away, stays with us, shut the door, my lips are sealed, keep it to ourselves, tell him nothing, won’t tell, will not tell, can’t tell, cannot tell, would not say, not answer, cannot answer, not go there, answer stays no, answer is no, answer remains no, not my place to, leave the room, not leave the room, not leave this room, neither yes nor no, never talk about, not talk about other, not talk about them, would not tell, not open my mouth, i say nothing, keep my mouth shut, off limits, not going to talk, not comment, not confirm, will not talk about, would not talk about, not talk about anyone, not talk about anybody, not even to say',
    'suis une tombe, pas une syllabe, mémoire s’arrête, pas mon histoire, tiroir-là reste fermé, tiroir reste fermé, pas un mot de ma part, bouche reste fermée, lui dirais non, je lui dis non, ne peux pas parler, ne peux pas en parler, ne peux rien dire, ne peux pas dire, ne peux pas partager, je dis non, dire non, aucun indice, sans indice, moindre indice, refuse, décline, ni confirmer ni démentir, ni confirmer, sans commentaire, discrétion, confidentiel, confidentialité, secret, information privilégiée, muraille de chine, reste dans l’équipe, pas un mot, je ne dis rien, ne dirai rien, reste chez nous, reste entre, bouche cousue, ferme la porte, ne lui donne rien, ne donne rien, je me tais, motus, ne peux pas répondre, ne réponds pas, ne répondrai pas, réponse reste non, réponse est non, n’irai pas sur, ne sort pas de, ni oui ni non, ne parle pas des, ne parlerais jamais, ne confirme, ne commente pas, pas en parler, terrain interdit, en parlerai pas, en parlerais pas, ne parle pas des affaires, ne parle jamais des, pas le droit d’ouvrir, pas le droit d’en parler, pas le droit de, même pas pour dire, pas aller sur ce terrain, ne saura rien de moi, n’aura rien de moi, n’apprendra rien de moi',
  ],
  story_gives_away: [
    'give it away, gives it away, betray, move the share price, move the price, moves the stock, crime, offence, illegal, insider, leak',
    'trahir, trahit, bouger le cours, bouger le titre, délit, illégal, initié, fuite, c’est déjà dire',
  ],
  story_one_word: [
    'single word, one word, slightest word, a word, a wink, a nod, a silence, a smile, a hint',
    'seul mot, un mot, moindre mot, clin d’œil, hochement, silence, sourire, un indice',
  ],
  story_talk_of: [
    'talk about, speak about, gossip, tell others, say about, repeat',
    'parle de, parlerai de, parler de, raconte, racontons, répète, dis de',
  ],
  sworn_silence: [
    'promise of silence, signed promise, promised silence, promised to keep quiet, promised we would not, under seal, given our word, gave our word, given my word, gave my word, told us in trust, told us in confidence, trusted us with, under lock and key, locked away, in our hands, whoever trusted us, belongs to that other, belongs to that client, belongs to them, in that other room, signed up for silence, duty of confidence, duty of confidentiality, bound by confidentiality, sworn to secrecy, breach of confidence, be in breach, entrusted to us, entrusted us with, gave us their trust, what he tells me stays, tells us stays, promised in writing, signed a paper, market abuse, told in private, told us in private, told in confidence, in strict confidence, keep everything to ourselves, signed to keep quiet, wrong ears, a safe that talks, because we are a safe, because we a safe, under a promise, told us that under',
    'promesse de silence, promesse signée, promis le silence, promis de nous taire, promis de se taire, juré de ne rien, donné notre parole, donné ma parole, sous le sceau, dit en confiance, confié ça, confié ces, sous clé, ne voyage pas, entre nos mains, entre les mains, nous a fait confiance, nous ont fait confiance, appartient à l’autre, appartient à ce client, dans l’autre pièce, signé pour du silence, secret professionnel, tenus au secret, tenu au secret, promis par écrit, engagés à nous taire, engagé à me taire, promis de ne rien, qu’on nous confie, qu’on me confie, ce qu’il me confie, ce qu’ils me confient, autres me confient, nous ont confié, m’ont confié, engagements de confidentialité, abus de marché, dit en confidence, dit en privé, promis de tout garder, mauvaises oreilles, coffre qui parle, on est un coffre, comme un coffre, sous promesse',
  ],
  tale_about_other: [
    'about him, about you, about them, about her, about anyone, about others, another client, someone else’s, his own deal, your deal, his deal, rang me, called me, asked me',
    'sur lui, sur vous, sur eux, sur elle, de lui, de vous, d’un autre client, des autres clients, son dossier, votre dossier, m’appelait, me demandait, à votre sujet, à son sujet',
  ],
  tale_same_for: [
    'the same if, same for him, same for you, same about him, same about you, same with him, just as, exactly as, the same way, same silence, same answer',
    'pareil pour, la même chose pour, pareil si, la même si, même réponse, de la même façon, tout comme, même silence, pareil avec',
  ],
  trade_on_it: [
    'trade on it, trade on that, buy shares with, buy shares on, buy the stock, make money on it, make money with it, bet on it, use it on the market, bought shares on, buys shares on',
    'acheter des actions, acheter le titre, gagner de l’argent avec, servir à gagner, jouer en bourse, spéculer dessus, miser dessus, s’en servir en bourse, achète des titres, acheter des titres',
  ],
};
