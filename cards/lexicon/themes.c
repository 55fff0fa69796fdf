/* The lexicon of themes: words that no picture shows and many evoke. Each links to the concepts that carry
 * it. */
#include "cards/lexicon/tables.h"

const struct lexicon_row
    lexicon_themes[] =
        {
            {"childhood",
             "enfance, jeunesse, innocence, naïveté; comptine, cour d'école, premières fois, récré, goûter d'anniversaire, chambre d'enfant, biberon 5, poussette 5, domino 3;; quand j'étais petit, "
             "l'âge tendre, retomber en enfance, jeunes années",
             "childhood, youth, innocence, naivety; nursery rhyme, schoolyard, firsts, playtime, birthday party, nursery, pram 5, crayon 4, hopscotch 4;; when I was little, tender years, "
             "young at heart, growing up",
             "child 8, paper_boat 5, kite 5, play 5, rabbit 3, snow_globe 3, tent 3, nostalgia 3, dandelion 3, balloon 3, bear 2, apple 1, bed 2"},
            {"secrecy",
             "secret, cachette, confidence, non-dit, tabou; coffre-fort, journal intime, mot de passe, passage secret, chuchotement, à l'abri des regards;; "
             "garder le silence, ni vu ni connu, jardin secret, sous le sceau du secret, motus et bouche cousue",
             "secret, hiding place, confidence, unspoken, taboo; vault, diary, password, secret passage, whisper, out of sight;; keep it quiet, between you and me, "
             "my lips are sealed, behind closed doors, skeletons in the cupboard",
             "key 6, door 4, mask 5, letter 4, mystery 6, book 3, inside 4, curtain 4, stranger 4, shadow 3, cave 3, doorway 3, bottle 2, eye 2, "
             "seashell 2"},
            {"dream",
             "rêve, songe, rêverie, rêver, onirique, imaginaire, rêveur; sommeil paradoxal, autre réalité, pays imaginaire, étrange vision, nuit agitée, somnambulisme 4;; "
             "fais de beaux rêves, prendre ses rêves pour des réalités, dormir debout, compter les moutons, la clé des songes",
             "dream, daydream, dreaming, dreamlike, imaginary, dreamer; REM sleep, other reality, Neverland, strange vision, restless night, sleepwalking 6;; sweet dreams, "
             "too good to be real, in your dreams, dream a little dream, I have a dream, pinch me",
             "bed 7, moon 5, clouds 5, cloud 4, wonder 4, night 4, star 3, whale 2, jellyfish 3, balloon 3, instead 3, upside_down 3, doorway 3, "
             "butterfly 2, child 2, moonlight 3"},
            {"journey",
             "voyage, périple, expédition, odyssée, aventure, exploration, départ; billet d'avion, carte routière, escale, passeport, dépaysement, tour du monde;; "
             "faire le tour du monde, les voyages forment la jeunesse, vers de nouveaux horizons, en avant l'aventure, bon voyage",
             "journey, voyage, trip, expedition, odyssey, adventure, exploration; plane ticket, road map, stopover, passport, change of scenery, world tour;; "
             "around the world, bon voyage, new horizons, off on an adventure, the journey of a lifetime",
             "traveller 7, suitcase 7, train 6, sailboat 6, balloon 6, leading 6, vessel 5, bridge 3, boot 4, harbour 4, whale 2, paper_boat 3, "
             "longing 4, anchor 2, camel 5, planet 2, island 2, swan 1, turtle 2, snail 2"},
            {"loneliness",
             "isolement, abandon, délaissement, exil, ermitage; banc vide, dernier servi, appartement vide, silence radio, clochard 3, divorce 3;; personne ne m'entend, seul contre tous, "
             "seul dans la foule, perdu au milieu de nulle part",
             "isolation, abandonment, neglect, exile, hermitage; empty bench, last one picked, empty flat, radio silence, homeless 3, divorce 3;; nobody hears me, alone against all, "
             "lonely in a crowd, in the middle of nowhere",
             "solitude 8, island 5, lighthouse 5, desert 4, chair 4, stranger 3, streetlamp 4, space 3, cactus 2, snow 2, moon 2, cage 3, owl 2, "
             "bottle 2, ruins 2"},
            {"power",
             "pouvoir, puissance, domination, autorité, force, règne; chef, tyran, dictateur, empereur, maître du monde, président 6, élection 5, maire 4;; le plus fort, la loi du plus fort, "
             "à vos ordres, je suis le roi du monde, diviser pour régner",
             "power, might, domination, authority, force, reign; boss, tyrant, dictator, emperor, master of the world, president 6, election 5, mayor 4;; might is right, at your command, "
             "I'm the king of the world, divide and rule, absolute power corrupts",
             "crown 8, castle 5, giant 5, bear 4, elephant 4, hand 4, octopus 4, lion 6, holding 3, whale 3, horse 3, sun 2, eye 3, dragon 6"},
            {"fate",
             "destin, destinée, fatalité, hasard, sort, providence; roue de la fortune, horoscope, voyante, prophétie, coïncidence, tarot 6, cartomancienne 6, oracle 6, malédiction 4;; c'était écrit, "
             "les jeux sont faits, le destin frappe à la porte, advienne que pourra",
             "fate, destiny, fatality, coincidence, lot, providence; wheel of fortune, horoscope, fortune teller, prophecy, serendipity, tarot 6, oracle 6, crystal ball 6;; it was written, "
             "the die is cast, fate knocks at the door, que sera sera, meant to be",
             "dice 8, thread 6, star 5, hourglass 4, hand 5, eye 2, clock 2, door 2, bell 2, owl 2, snow_globe 2, spider 4"},
            {"luck",
             "chance, veine, fortune, porte-bonheur, bonne étoile; trèfle à quatre feuilles, fer à cheval, loto, patte de lapin, coup de pot, tarot 3;; toucher du bois, "
             "croiser les doigts, avoir la baraka, heureux au jeu malheureux en amour",
             "luck, fortune, lucky charm, lucky star; four-leaf clover, horseshoe, lottery, rabbit's foot, jackpot, tarot 3;; touch wood, fingers crossed, beginner's luck, "
             "third time lucky, lucky in cards",
             "dice 8, leaf 4, star 4, horse 2, rabbit 3, ladder 3, cat 2, mirror 2, umbrella 1, play 2, gold 2"},
            {"love",
             "amour, passion, désir, sentiment, flirt, séduction; premier rendez-vous, mot doux, billet doux, anneau, âme sœur, papillons dans le ventre;; "
             "je t'aime, déclarer sa flamme, coup de cœur, l'amour est enfant de bohème, un amour impossible",
             "love, passion, desire, crush, flirt, seduction; first date, sweet nothings, love note, ring, soulmate, butterflies;; I love you, head over heels, "
             "love is in the air, love conquers all, an impossible love, love hurts",
             "heart 9, tenderness 6, letter 5, flower 5, swan 4, red 3, butterfly 3, candle 4, moonlight 4, lovers 8, violin 3, apple 2, thread 2, "
             "hand 3, longing 3"},
            {"death",
             "mort, fin, deuil, tombe, néant, trépas; enterrement, dernier soupir, au-delà, faucheuse, cercueil, cimetière, épitaphe;; le dernier voyage, "
             "rendre l'âme, manger les pissenlits par la racine, la fin des haricots, repose en paix",
             "death, end, mourning, grave, nothingness, demise; funeral, last breath, beyond, grim reaper, coffin, cemetery, epitaph;; the last journey, "
             "give up the ghost, pushing up the daisies, kick the bucket, ashes to ashes",
             "hourglass 5, crow 6, black 5, ruins 4, candle 3, leaf 3, shadow 4, bell 3, swan 2, moth 2, winter 2, night 2, anchor 1, dandelion 2, ghost 8"},
            {"birth",
             "naissance, commencement, origine, genèse, éveil, début, premier jour; berceau, nouveau-né, germe, point de départ, prologue;; au commencement, "
             "il était une fois, donner la vie, premier cri, la vie commence, big bang",
             "birth, beginning, origin, genesis, awakening, start, first day; cradle, newborn, seed, starting point, prologue;; in the beginning, once upon a time, "
             "give life, first cry, life begins, big bang",
             "egg 9, dawn 7, growing 6, child 4, hope 5, butterfly 3, pouring 3, flower 3, sun 2, seashell 2, space 2, heron 2, tree 2"},
            {"music",
             "musique, mélodie, chanson, concert, harmonie, symphonie, orchestre, rythme; partition, chef d'orchestre, refrain, berceuse, note, chorale, festival, soliste 6, métronome 6, micro 4;; "
             "la musique adoucit les mœurs, en avant la musique, connaître la chanson, accordons nos violons, do ré mi fa sol",
             "music, melody, song, concert, harmony, symphony, orchestra, rhythm; score, conductor, chorus, lullaby, note, choir, festival, soloist 6, metronome 6, microphone 4, rehearsal 5, practice 4;; music to my ears, "
             "face the music, strike up the band, sing along, do re mi fa so, if music be the food of love",
             "violin 9, piano 9, gramophone 9, drum 8, bell 6, bird 3, whale 3, seashell 2, stage 3, joy 2, butterfly 1"},
            {"theatre",
             "comédie, tragédie, drame, représentation, mascarade, illusion, mise en scène; premier rôle, figurant, dernier acte, ovation, costume, entrechat 4, autographe 5, discours 3;; "
             "tout le monde joue un rôle, la vie est un théâtre, sous les projecteurs, faire semblant",
             "comedy, tragedy, drama, performance, masquerade, illusion, staging; leading role, extra, final act, ovation, costume, autograph 5, rehearsal 6;; everyone plays a part, "
             "life is but a stage, curtain up, in the spotlight",
             "stage 9, mask 8, curtain 8, tent 5, lamplight 3, shadow 3, play 3, hat 2, crown 2, swan 2"},
            {"knowledge",
             "savoir, connaissance, sagesse, science, apprendre, école, culture; professeur, leçon, philosophe, curiosité, vérité, expérience, université;; "
             "savoir c'est pouvoir, je sais que je ne sais rien, connais-toi toi-même, tête bien faite, retourner à l'école",
             "knowledge, wisdom, science, learning, school, culture, education; teacher, lesson, philosopher, curiosity, truth, experience, university;; "
             "knowledge is power, know thyself, back to school, live and learn, you learn something every day",
             "book 9, library 9, owl 8, key 3, eye 3, lantern 4, apple 4, elephant 3, turtle 3, tree 2, letter 2, child 2, mirror 2, candle 2"},
            {"imagination",
             "imagination, création, inspiration, créativité, art, artiste, poésie, poète; muse, chef-d'œuvre, page blanche, folie douce, peintre, peinture, "
             "tableau;; l'imagination au pouvoir, faire travailler ses méninges, dans ma tête, sortir de sa tête",
             "imagination, creation, inspiration, creativity, art, artist, poetry, poet; muse, masterpiece, blank page, gentle madness, painter, painting;; "
             "all in my head, let your mind wander, flight of fancy, think outside the box, a figment of your imagination",
             "book 5, wonder 5, instead 5, growing 4, pouring 4, feather 4, child 3, made_of 4, hat 3, doorway 3, clouds 3, balloon 2, upside_down 3, "
             "stage 2, inside 2"},
            {"madness",
             "folie, délire, absurde, fou, dingue, démence, bizarre, loufoque; asile, camisole, grain de folie, hallucination, sans queue ni tête;; "
             "avoir une araignée au plafond, perdre la tête, ça ne tourne pas rond, n'importe quoi, plus on est de fous plus on rit",
             "madness, delirium, absurdity, crazy, insane, weird, bizarre, nonsense; asylum, straitjacket, touch of madness, hallucination, makes no sense;; "
             "bats in the belfry, lose your mind, off your rocker, round the bend, the lunatics are running the asylum",
             "upside_down 7, instead 6, hat 4, moon 3, teapot 4, teacup 4, mushroom 4, windmill 4, clock 2, mask 2, giant 3, octopus 2, rabbit 3, "
             "raining 2, vessel 2"},
            {"prison",
             "captivité, prison, enfermement, piège, emprise, contrainte, confinement; barreaux, menottes, condamné, otage, évasion, surveillant, rançon 4, punition 5, puni 4, confisquer 4, otage 4;; pris au piège, "
             "derrière les barreaux, enfermé dehors, ma liberté contre la tienne, à perpétuité",
             "captivity, prison, confinement, trap, constraint, lockdown, imprisonment; bars, handcuffs, convict, hostage, breakout, warden, ransom 4, punishment 5, hostage 4;; behind bars, "
             "locked in, life sentence, no way out, set them free",
             "cage 9, inside 6, bottle 4, snow_globe 5, key 4, castle 2, thread 2, anchor 3, octopus 2, room 2, freedom 4, hand 2, bird 2"},
            {"protection",
             "protection, abri, refuge, sécurité, défense, bouclier, cocon; armure, rempart, garde du corps, toit, couverture, assurance;; à l'abri, "
             "prendre sous son aile, mieux vaut prévenir que guérir, sain et sauf, veiller sur toi",
             "protection, shelter, refuge, safety, defence, shield, cocoon; armour, rampart, bodyguard, roof, blanket, insurance;; out of harm's way, "
             "take under your wing, better safe than sorry, safe and sound, watching over you",
             "umbrella 8, house 6, castle 5, turtle 5, snail 4, lighthouse 4, hand 4, egg 3, inside 4, tenderness 4, bear 3, cave 3, seashell 3, "
             "harbour 3, hedgehog 5, tree 2, holding 2, whale 1"},
            {"ambition",
             "ambition, réussite, succès, ascension, gloire, défi, victoire, célébrité; podium, promotion, carrière, exploit, record, médaille;; "
             "toujours plus haut, viser la lune, le ciel est la limite, arriver au sommet, qui veut la fin veut les moyens",
             "ambition, success, ascent, glory, challenge, victory, fame, achievement; podium, promotion, career, feat, record, medal;; higher and higher, "
             "aim for the moon, the sky is the limit, reach the top, winner takes it all",
             "ladder 8, stairs 7, mountains 6, crown 5, star 5, moon 3, courage 5, holding 4, balloon 3, castle 2, kite 2, sun 2, giant 2, growing 2"},
            {"fragility",
             "fragilité, délicatesse, vulnérabilité, précaire, éphémère, fragile, cassé; verre, bulle de savon, cristal, dentelle, château de cartes, crever 3;; "
             "ne tenir qu'à un fil, attention fragile, briser en mille morceaux, un souffle suffirait, la vie est courte",
             "fragility, delicacy, vulnerability, precarious, ephemeral, fragile, broken; glass, soap bubble, crystal, lace, house of cards;; hanging by a thread, "
             "handle with care, shatter to pieces, one breath away, life is short",
             "egg 6, dandelion 7, butterfly 6, paper_boat 6, feather 5, thread 5, balance 6, snow_globe 4, teacup 3, candle 4, moth 4, leaf 4, flower 3, "
             "heart 3, jellyfish 2, bottle 2, mirror 2"},
            {"disguise",
             "mensonge, tromperie, hypocrisie, apparence, faux-semblant, imposture, trahison, double jeu; déguisement, camouflage, identité secrète, contrefaçon, "
             "bluff, perruque 6, postiche 5;; l'habit ne fait pas le moine, les apparences sont trompeuses, se méfier des apparences, qui se cache derrière le masque ?, prendre l'apparence d'un autre",
             "lie, deceit, hypocrisy, appearance, pretence, imposture, betrayal, double game; disguise, camouflage, secret identity, forgery, bluff, wig 6, fake beard 5;; "
             "appearances can be deceptive, don't judge by looks, wolf in sheep's clothing, who's hiding behind, too good to be honest, liar liar",
             "mask 8, shadow 6, mirror 4, reflection 5, fox 5, curtain 4, stranger 4, instead 5, hat 3, made_of 3, snake 5, octopus 3, cat 1"},
            {"identity",
             "identité, double, jumeau, sosie, soi-même, alter ego, dualité, âme; carte d'identité, portrait, autoportrait, personnalité, miroir de l'âme;; je est un autre, "
             "qui suis-je ?, connais-toi toi-même, les deux faces, deux gouttes d'eau",
             "identity, double, twin, lookalike, self, alter ego, duality, soul; passport photo, portrait, self-portrait, personality, mirror of the soul;; who am I?, "
             "know thyself, two sides of the coin, Jekyll and Hyde, spitting image, split personality",
             "mirror 8, reflection 8, mask 6, shadow 7, eye 3, lake 3, turning 3, stranger 3, inside 2, butterfly 2, heart 2"},
            {"eternity",
             "éternité, infini, immortalité, toujours, intemporel, perpétuel, sans fin; boucle, ruban de Möbius, horizon infini, immortel, big bang;; "
             "pour toujours, l'éternel retour, à jamais, à perte de vue, histoire sans fin, jusqu'à la fin des temps",
             "eternity, infinity, immortality, forever, timeless, perpetual, endless; loop, Möbius strip, endless horizon, immortal, big bang;; for ever and ever, "
             "the never-ending story, as far as the eye can see, till the end of time, world without end",
             "space 6, time 6, sea 4, hourglass 5, star 5, desert 3, stairs 4, clock 4, mountains 3, tree 3, turtle 3, snail 2, planet 3, mirror 2, "
             "ruins 3, moon 2"},
            {"patience",
             "patience, attente, lenteur, persévérance, constance, attendre; salle d'attente, file d'attente, embouteillage, sursis, espérer;; tout vient à point à qui sait attendre, "
             "patience et longueur de temps, rien ne sert de courir il faut partir à point, attendre sous l'orme, encore un peu de patience",
             "patience, waiting, slowness, perseverance, constancy, wait; waiting room, queue, traffic jam, respite, anticipation;; "
             "good things come to those who wait, slow and steady, Rome wasn't built in a day, waiting for a train, all in good time",
             "turtle 7, snail 7, heron 7, hourglass 6, chair 5, clock 4, lighthouse 2, growing 3, tree 3, fish 2, harbour 3, streetlamp 3, cat 2, "
             "spider 4, egg 3"},
            {"haste",
             "vitesse, hâte, urgence, retard, précipitation, course, stress; vite, éclair, chronomètre, sprint, bolide, TGV;; pas le temps, "
             "en retard toujours en retard, courir après le temps, à toute allure, plus vite que la musique",
             "speed, haste, urgency, lateness, rush, race, stress; quick, lightning, stopwatch, sprint, racing car, express;; no time to lose, "
             "late for a very important date, running late, full speed ahead, more haste less speed, hurry up",
             "rabbit 7, clock 7, train 6, horse 6, time 5, hourglass 4, boot 2, mouse 2, bell 2, kite 1, river 2"},
            {"greed",
             "gourmandise, avarice, richesse, cupidité, luxe, argent, abondance, fortune; coffre au trésor, banque, milliardaire, festin, héritage, butin, impôt 5;; "
             "l'argent ne fait pas le bonheur, plein aux as, les yeux plus gros que le ventre, la caverne d'Ali Baba, riche comme Crésus",
             "greed, avarice, wealth, riches, luxury, money, abundance, fortune; treasure chest, bank, billionaire, feast, inheritance, loot, tax 5;; "
             "money can't buy happiness, filthy rich, eyes bigger than your stomach, rich as Croesus, mine all mine",
             "gold 8, crown 6, pouring 4, raining 4, castle 3, cave 3, apple 3, key 2, mouse 2, pig 5, dragon 5, bear 2, bottle 2, teapot 1, squirrel 4"},
            {"war",
             "guerre, conflit, bataille, combat, dispute, révolte, duel, colère; soldat, armée, canon, bombe, siège, tranchée, cessez-le-feu, catapulte 5, armistice 6, grade 4, défaite 5;; "
             "à la guerre comme à la guerre, aux armes citoyens, œil pour œil, la lutte finale",
             "war, conflict, battle, fight, quarrel, revolt, duel, anger; soldier, army, cannon, bomb, siege, trench, ceasefire, catapult 5, armistice 6, defeat 5, military rank 4;; all's fair in love and war, "
             "an eye for an eye, war and peace, make love not…, at loggerheads, stormy relationship",
             "drum 7, castle 5, horse 4, boot 4, red 4, ruins 4, fear 3, dice 1, crow 3, mushroom 2, tent 2, courage 3, giant 2, windmill 2, knight 6"},
            {"celebration",
             "fête, anniversaire, Noël, carnaval, mariage, banquet, réveillon, bal; cadeau, confettis, guirlande, feu d'artifice, gâteau, champagne, invités;; "
             "joyeux anniversaire, que la fête commence, bonne année, faire la bringue, plus on est de fous plus on rit",
             "party, birthday, Christmas, carnival, wedding, banquet, New Year, ball; present, confetti, bunting, fireworks, cake, champagne, guests;; "
             "happy birthday, let the party begin, happy new year, make merry, the more the merrier",
             "candle 6, tent 7, balloon 5, joy 7, drum 5, lantern 5, pine 4, hat 4, mask 4, gramophone 4, bell 3, play 4, bottle 4, teapot 2, gold 2, "
             "flower 2, raining 2, kite 2"},
            {"fairytale",
             "conte, légende, mythe, fable, conte de fées, histoire, royaume, sorcière; princesse, dragon, formule magique, pomme empoisonnée, pantoufle de vair, "
             "lutin, elfe;; il était une fois, ils vécurent heureux, miroir mon beau miroir, tire la chevillette, dans un pays lointain",
             "tale, legend, myth, fable, fairy tale, story, kingdom, witch; princess, dragon, magic spell, poisoned apple, glass slipper, goblin, elf;; "
             "once upon a time, happily ever after, mirror mirror, in a land far away, make-believe, what big eyes you have",
             "castle 7, book 6, apple 5, forest 5, crown 5, mirror 4, mushroom 4, rabbit 3, fox 3, wonder 5, swan 3, boot 3, stag 2, bear 3, key 2, "
             "giant 4, cat 2, hat 2, bed 3, owl 2, turning 3, unicorn 7, dragon 7, frog 5"},
            {"magic",
             "magie, sorcellerie, enchantement, prestidigitation, sortilège, sorcier, mage; baguette magique, potion, tour de passe-passe, formule, grimoire, "
             "boule de cristal, balai 4, chaudron 5, malédiction 5;; abracadabra, comme par magie, un coup de baguette, rien dans les mains, hocus pocus",
             "magic, sorcery, enchantment, conjuring, spell, wizard, sorcerer; magic wand, potion, sleight of hand, formula, grimoire, crystal ball, broomstick 5, cauldron 5;; abracadabra, "
             "as if by magic, wave of a wand, nothing up my sleeve, hocus pocus, now you see me",
             "wonder 8, hat 7, rabbit 5, bottle 4, book 3, turning 6, mushroom 3, cat 2, lantern 3, mirror 3, star 3, snow_globe 3, growing 2, mystery 3, "
             "owl 3, dice 1, unicorn 6"},
            {"memory",
             "mémoire, souvenir, oubli, réminiscence, commémoration, se souvenir, oublier; trou de mémoire, pense-bête, amnésie, photo jaunie, carnet, trace;; "
             "je me souviens, mémoire d'éléphant, à la recherche du temps perdu, tourner la page, ça me revient",
             "memory, recollection, forgetting, reminiscence, remember, forget, oblivion; blank, reminder, amnesia, faded photo, notebook, trace;; "
             "I remember it well, memory like an elephant, in search of lost time, turn the page, it's coming back to me, lest we forget",
             "elephant 8, nostalgia 8, letter 5, gramophone 5, snow_globe 5, ruins 4, thread 3, suitcase 3, book 3, seashell 4, time 4, mirror 2, "
             "brown 3, house 3, feather 1, mist 2"},
            {"farewell",
             "adieu, au revoir, séparation, rupture, départ, quitter, abandonner; mouchoir, quai de gare, dernier regard, larmes, signe de la main, divorce 4;; "
             "partir c'est mourir un peu, ce n'est qu'un au revoir, loin des yeux loin du cœur, ne me quitte pas, bon vent",
             "farewell, goodbye, parting, break-up, leaving, quit; handkerchief, station platform, last look, tears, wave, divorce 4;; parting is such sweet sorrow, so long, "
             "out of sight out of mind, don't leave me, gone with the wind",
             "train 6, suitcase 6, harbour 6, sailboat 5, swan 4, letter 4, melancholy 4, hand 3, sunset 4, traveller 4, leaf 3, balloon 2, bridge 2, "
             "bird 2, dandelion 2"},
            {"encounter",
             "rencontre, rendez-vous, amitié, lien, partage, union, ensemble, dialogue; poignée de main, âme sœur, coup de foudre, invitation, retrouvailles;; "
             "qui se ressemble s'assemble, le hasard fait bien les choses, à la croisée des chemins, deux mondes se rencontrent",
             "encounter, meeting, friendship, bond, sharing, union, together, dialogue; handshake, soulmate, love at first sight, invitation, reunion;; "
             "birds of a feather, small world, at the crossroads, two worlds meet, pleased to meet you, it takes two",
             "bridge 7, hand 6, thread 5, tenderness 4, stranger 5, teacup 4, teapot 4, letter 4, giant 2, door 3, chair 2, heart 4, reflection 2, "
             "streetlamp 2, fox 2, child 1"},
            {"nature",
             "nature, écologie, environnement, verdure, paysage, campagne, planète verte; pique-nique, grand air, randonnée, herboriste, biodiversité;; "
             "la nature a horreur du vide, chassez le naturel il revient au galop, la nature reprend ses droits, retour à la terre",
             "nature, ecology, environment, greenery, landscape, countryside; picnic, open air, hike, botany, biodiversity, wildlife;; nature abhors a vacuum, "
             "call of the wild, back to nature, mother earth, into the wild",
             "tree 7, forest 7, meadow 6, flower 6, green 5, garden 5, mountains 4, river 4, leaf 5, growing 5, pine 4, mushroom 3, stag 3, butterfly 2, "
             "dandelion 4, marsh 3, planet 3, lake 3"},
            {"silence",
             "silence, mutisme, chut, discrétion, tranquille, sourdine, sans bruit; doigt sur les lèvres, minute de silence, coton, bibliothèque, cinéma muet;; "
             "le silence est d'or, on entendrait une mouche voler, muet comme une tombe, un ange passe, sans un mot",
             "silence, mute, hush, discretion, noiseless, quietly, speechless; finger on the lips, minute's silence, cotton wool, silent film;; silence is golden, "
             "you could hear a pin drop, quiet as the grave, the sound of silence, without a word, lost for words",
             "calm 6, library 6, snow 6, fish 5, seabed 4, desert 3, owl 3, moon 2, feather 4, bell 1, space 4, mouse 3, ruins 2, heron 3, night 3, "
             "curtain 1, mist 2"},
            {"noise",
             "bruit, vacarme, tapage, cacophonie, tintamarre, boucan, cri; mégaphone, voisins, alarme, réveille-matin, casseroles, explosion;; "
             "beaucoup de bruit pour rien, tapage nocturne, faire du bruit, mettre les pieds dans le plat, à vos tympans",
             "noise, racket, din, cacophony, uproar, row, shout; megaphone, neighbours, alarm, wake-up call, saucepans, explosion;; much ado about nothing, "
             "make some noise, loud and clear, wake the dead, turn it down",
             "drum 8, bell 7, gramophone 5, train 4, elephant 3, giant 2, piano 3, violin 2, crow 2, tent 3, rooster 5, city 3"},
            {"curiosity",
             "curiosité, découverte, exploration, enquête, question, chercher, indiscrétion; loupe, longue-vue, pourquoi, trou de serrure, point d'interrogation, "
             "coffre mystérieux;; la curiosité est un vilain défaut, que se cache-t-il derrière ?, ouvrir la boîte de Pandore, y regarder de plus près, "
             "qui cherche trouve",
             "curiosity, discovery, exploration, inquiry, question, search, nosy; magnifying glass, spyglass, why, keyhole, question mark, mysterious chest;; "
             "curiosity killed the cat, what's behind it, open Pandora's box, take a closer look, seek and ye shall find",
             "door 6, doorway 7, key 6, eye 6, cat 5, child 5, mystery 5, lantern 3, egg 3, bottle 2, diver 4, ladder 2, mirror 2, curtain 4, rabbit 2, "
             "hat 2, cave 3, book 2, mouse 2"},
            {"temptation",
             "tentation, péché, interdit, désir, séduction, vice, faute; fruit défendu, paradis perdu, diable, serpent, sucrerie;; céder à la tentation, "
             "jouer avec le feu, l'occasion fait le larron, croquer la pomme, vade retro",
             "temptation, sin, forbidden, desire, seduction, vice, fault; forbidden fruit, paradise lost, devil, serpent, sweets;; give in to temptation, "
             "play with fire, opportunity makes the thief, lead us not into…, just one bite, I can resist everything except…",
             "apple 9, moth 6, snake 7, key 3, candle 3, door 3, red 3, cage 2, bottle 3, mushroom 3, garden 3, gold 3, fox 2, mouse 2"},
            {"balance_of_life",
             "harmonie, équité, justice, sagesse, compromis, symétrie, yin et yang, mesure; balance, médiateur, tribunal, juste milieu, contrepoids;; "
             "tout est une question d'équilibre, la force tranquille, peser le pour et le contre, un partout balle au centre",
             "harmony, fairness, justice, compromise, symmetry, yin and yang, moderation; scales, mediator, court, golden mean, counterweight;; "
             "everything in balance, strike a balance, weigh the pros and cons, fair and square, the middle way",
             "balance 9, reflection 4, heron 3, stairs 1, calm 4, holding 3, bridge 3, elephant 2, violin 2, sunset 1, moon 1, feather 2, turtle 2"},
            {"burden",
             "responsabilité, poids, charge mentale, effort, travail, corvée, épreuve, sacrifice; haltères, sac à dos, dette, heures sup, pénitence;; "
             "porter sa croix, en avoir plein le dos, métro boulot dodo, travailler comme un forçat, le poids des années",
             "responsibility, weight, mental load, effort, work, chore, ordeal, sacrifice; dumbbells, backpack, debt, overtime, penance;; cross to bear, "
             "no rest for the wicked, back-breaking, work like a dog, the weight of the years",
             "holding 9, anchor 6, snail 4, suitcase 4, crown 3, elephant 3, ladder 2, horse 3, giant 2, boot 2, mountains 2, courage 3, camel 5, "
             "turtle 3, bell 2, ant 5"},
            {"lightness",
             "légèreté, insouciance, apesanteur, grâce, flotter, planer, voler, aérien; bulle de savon, plume au vent, barbe à papa, danse classique, trapèze;; "
             "léger comme l'air, l'insoutenable légèreté de l'être, sans toucher terre, vogue au gré du vent, prendre les choses à la légère",
             "lightness, carefree, weightless, grace, float, hover, fly, airy; soap bubble, feather in the wind, candyfloss, ballet, trapeze;; light as air, "
             "the unbearable lightness of being, feet off the ground, walking on air, blowing in the wind, take it lightly",
             "feather 8, dandelion 7, balloon 7, kite 6, butterfly 6, jellyfish 6, cloud 6, clouds 6, bird 5, leaf 4, swan 3, paper_boat 3, umbrella 2, "
             "freedom 4, snow 2, moth 3"},
            {"fall",
             "chute, déclin, effondrement, vertige, tomber, dégringolade, échec; précipice, peau de banane, parachute, gravité, gouffre;; plus dure sera la chute, "
             "patatras, tomber de haut, la roche Tarpéienne, il y a un début à tout",
             "fall, decline, collapse, vertigo, tumble, failure, plunge; precipice, banana skin, parachute, gravity, chasm;; the harder they fall, "
             "pride comes before…, down we go, what goes up must come down, hit the ground, free falling",
             "raining 6, leaf 6, upside_down 5, ruins 5, stairs 4, balance 5, apple 4, ladder 4, anchor 4, pouring 4, feather 3, star 2, egg 3, "
             "hourglass 3, umbrella 2, dice 2"},
            {"storm",
             "tempête, orage, ouragan, tonnerre, foudre, naufrage, cyclone, catastrophe; éclair, bourrasque, vents violents, alerte météo, trombe;; "
             "qui sème le vent récolte la tempête, le calme avant la tempête, contre vents et marées, coup de tonnerre, après moi le déluge",
             "storm, thunderstorm, hurricane, thunder, lightning, shipwreck, cyclone, disaster; flash, squall, gale, weather warning, tornado;; reap the whirlwind, "
             "calm before the storm, any port in a storm, bolt from the blue, brewing trouble, perfect storm",
             "umbrella 5, sea 5, lighthouse 6, sailboat 5, raining 6, cloud 5, teacup 3, kite 2, windmill 3, paper_boat 3, anchor 2, whale 2, fear 3, "
             "pouring 3, harbour 3, tree 1, grey 2"},
            {"surprise",
             "surprise, étonnement, inattendu, imprévu, stupeur, coup de théâtre; cadeau, boîte à ressort, œuf Kinder, retournement, apparition;; "
             "je ne m'y attendais pas, tomber des nues, qui l'eût cru, coucou me voilà, sortir du chapeau",
             "surprise, astonishment, unexpected, unforeseen, twist, plot twist; present, jack-in-the-box, Kinder egg, apparition, gift;; I didn't see that coming, "
             "out of the blue, who would have thought?, peekaboo, pull a rabbit out of a hat, guess what",
             "egg 6, hat 6, raining 4, doorway 4, wonder 4, curtain 4, letter 4, dice 3, instead 5, rabbit 3, pouring 2, door 4, inside 3, tent 2, play 2"},
            {"manipulation",
             "manipulation, marionnette, contrôle, pantin, chantage, complot, emprise; ficelles, marionnettiste, jeu d'échecs, coulisses, agent double;; "
             "tirer les ficelles, mener par le bout du nez, être un pion, dans l'ombre du pouvoir, la main invisible",
             "manipulation, puppet, control, blackmail, conspiracy, grip; strings, puppeteer, chess game, behind the scenes, double agent;; pull the strings, "
             "lead by the nose, just a pawn, the power behind the throne, the invisible hand",
             "hand 8, thread 8, octopus 5, mask 4, curtain 4, fox 3, dice 2, stage 3, giant 3, stranger 3, kite 2, spider 5, eye 3"},
            {"voyeur",
             "regard, surveillance, espionnage, observation, témoin, voyeurisme; caméra, jumelles, trou de serrure, agent secret, gardien, sentinelle, paparazzi 6;; je te vois, "
             "les murs ont des oreilles, big brother te regarde, souriez vous êtes filmés, ouvrir l'œil et le bon",
             "gaze, surveillance, spying, observation, witness, peeping; camera, binoculars, keyhole, secret agent, guard, sentinel, paparazzi 6;; I can see you, "
             "walls have ears, Big Brother is watching, smile you're on camera, keep your eyes peeled, under observation",
             "eye 9, owl 7, lighthouse 5, moon 3, stranger 5, cat 3, mirror 3, key 2, shadow 3, streetlamp 3, giant 2, mystery 3, heron 2, planet 1"},
            {"hunger",
             "faim, repas, festin, cuisine, gourmand, dîner, recette, appétit; assiette, chef étoilé, marmite, restaurant, pique-nique, friandise, tartine 5, crêpe 5, pizza 5, barbecue 5, sushi 4;; bon appétit, "
             "avoir l'eau à la bouche, à table !, la fringale de minuit, l'appétit vient en mangeant",
             "hunger, meal, feast, cooking, greedy, dinner, recipe, appetite; plate, chef, cauldron, restaurant, picnic, treat, pancake 5, waffle 4, pizza 5, barbecue 5, sushi 4, oven 4;; bon appetit, mouth-watering, "
             "dinner is ready, midnight snack, what's cooking?, you are what you eat",
             "apple 6, teapot 4, teacup 4, egg 5, mushroom 4, fish 4, bear 3, mouse 4, bottle 3, snail 2, chair 1, octopus 1, rabbit 1, wolf 5, pig 4, "
             "cow 3"},
            {"thirst",
             "soif, sécheresse, ivresse, boire, désaltérer, apéritif, bar; gourde, verre, oasis, cocktail, tournée générale, bière 5;; à boire, avoir le gosier sec, "
             "fontaine je ne boirai pas, à la santé, une goutte d'eau",
             "thirst, drought, drunkenness, drink, quench, aperitif, bar; flask, glass, oasis, cocktail, next round, beer 5, pub 4;; dry as a bone, not a drop to drink, "
             "bottoms up, one for the road, cheers",
             "bottle 8, teacup 6, teapot 5, desert 5, cactus 5, pouring 5, river 3, lake 2, camel 6, fish 1, raining 2"},
            {"sleep",
             "sommeil, sieste, dormir, insomnie, fatigue, paresse, repos, hibernation; oreiller, pyjama, berceuse, marchand de sable, ronflement;; bonne nuit, "
             "dormir à poings fermés, compter les moutons, dans les bras de Morphée, faire la grasse matinée",
             "sleep, nap, sleeping, insomnia, tiredness, laziness, rest, hibernation; pillow, pyjamas, lullaby, sandman, snoring;; good night, sleep like a log, "
             "counting sheep, forty winks, in the arms of Morpheus, out for the count",
             "bed 9, bear 6, moon 4, night 5, cat 4, calm 4, cloud 3, owl 3, sheep 6, fox 1, moonlight 2, candle 2, room 2, turtle 1, winter 2"},
            {"elegance",
             "élégance, beauté, mode, coquetterie, raffinement, luxe, chic, grâce; défilé, haute couture, dentelle, parfum, collier de perles, bal masqué, cravate 5, robe 5, ceinture 3, parfum 4;; "
             "sur son trente-et-un, il faut souffrir pour être belle, la classe, l'habit ne fait pas le moine, tiré à quatre épingles",
             "elegance, beauty, fashion, vanity, refinement, luxury, chic, grace; catwalk, haute couture, lace, perfume, pearl necklace, masked ball, gown 6, belt 3, perfume 4, necktie 5;; "
             "dressed to kill, beauty is pain, a touch of class, dressed to the nines, black tie, all dressed up and nowhere to go",
             "swan 7, hat 6, mirror 5, crown 5, heron 4, feather 4, mask 3, flower 4, umbrella 2, stag 3, gramophone 3, butterfly 4, piano 3, peacock 7, "
             "horse 2, boot 2, chair 1, teacup 2"},
            {"isolation_far",
             "bout du monde, nulle part, lointain, inaccessible, frontière, inconnu, confins; terra incognita, pôle, horizon, no man's land, trou perdu;; "
             "au bout du monde, loin de tout, perdu au milieu de nulle part, où le vent nous mène, plus loin que l'horizon",
             "end of the world, nowhere, far away, inaccessible, border, unknown, outskirts; terra incognita, pole, horizon, no man's land, back of beyond;; "
             "to the ends of the earth, away from it all, in the middle of nowhere, beyond the horizon, off the map",
             "island 7, lighthouse 6, desert 6, space 6, mountains 5, longing 5, snow 3, planet 4, sea 4, traveller 3, leading 3, solitude 4, ruins 2, "
             "marsh 2, whale 1, bridge 1"},
            {"choice",
             "choix, dilemme, hésitation, décision, doute, alternative, carrefour; pile ou face, croisée des chemins, référendum, plan B, labyrinthe, vote 6, élection 6, scrutin 5;; "
             "peser le pour et le contre, à la croisée des chemins, choisir c'est renoncer, ni oui ni non",
             "choice, dilemma, hesitation, decision, doubt, alternative, crossroads; heads or tails, fork in the road, referendum, plan B, maze, vote 6, election 6, ballot 5;; weigh it up, "
             "at the crossroads, red pill or blue pill, eeny meeny miny moe, now or never",
             "door 7, key 4, leading 7, dice 5, balance 5, doorway 5, bridge 4, stairs 3, ladder 2, reflection 3, apple 3, hand 2, traveller 3, mask 1"},
            {"rebirth",
             "renaissance, renouveau, recommencement, résurrection, guérison, réveil, printemps; phénix, seconde chance, cicatrice, nouvelle vie, table rase;; "
             "renaître de ses cendres, repartir à zéro, après la pluie le beau temps, la vie reprend, rien n'est jamais fini",
             "rebirth, renewal, new start, resurrection, healing, awakening, spring; phoenix, second chance, scar, new life, clean slate;; rise from the ashes, "
             "back to square one, after the rain, life goes on, it's never over, come back stronger",
             "dawn 6, growing 7, hope 7, butterfly 6, egg 6, flower 5, tree 3, turning 5, ruins 3, dandelion 3, candle 2, winter 2, leaf 3, sun 4, "
             "green 3, snake 3"},
            {"family",
             "famille, parents, maman, papa, grand-père, grand-mère, frère, sœur, héritage; repas du dimanche, album de famille, arbre généalogique, ancêtres, "
             "berceau, cousin 5, oncle 5, mamie 5, papi 5, divorce 4;; les liens du sang, tel père tel fils, on ne choisit pas sa famille, petit à petit l'oiseau fait son nid, laver son linge sale en famille",
             "family, parents, mum, dad, grandfather, grandmother, brother, sister, heritage; Sunday lunch, family album, family tree, ancestors, cradle, cousin 5, uncle 5, aunt 5, divorce 4;; "
             "blood is thicker than water, like father like son, you can't choose your family, home is where the heart is, next of kin",
             "house 7, tree 5, bear 4, tenderness 5, egg 4, swan 3, nostalgia 3, hand 3, thread 3, elephant 3, chair 2, bed 2, child 4, mouse 1, bird 2"},
            {"water",
             "eau, goutte, humide, mouillé, bain, piscine, inondation, noyade; éclaboussure, bouée, flotte, tuba, marée haute, douche 5, serviette 3, baignoire 5;; se jeter à l'eau, tomber à l'eau, "
             "comme un poisson dans l'eau, mettre de l'eau dans son vin, il coulera de l'eau sous les ponts",
             "water, drop, wet, soaked, bath, swimming pool, flood, drowning; splash, lifebuoy, snorkel, high tide, bathe, shower 4, bathtub 5, towel 3;; in hot water, test the waters, "
             "like a fish in water, water under the bridge, still waters run deep, keep your head above…",
             "sea 6, river 7, lake 6, seabed 5, fish 5, raining 5, pouring 6, whale 4, vessel 4, umbrella 3, sailboat 4, paper_boat 4, blue 3, marsh 4, "
             "diver 5, jellyfish 3, swan 2, bridge 2, island 2, harbour 3, seashell 3, octopus 3, teal 3, reflection 2, bottle 2, turtle 2"},
            {"fire",
             "feu, flamme, brûler, incendie, braise, cendre, étincelle, chaleur; allumette, pompier, cheminée, volcan, feu de camp, fumée;; "
             "il n'y a pas de fumée sans feu, jouer avec le feu, mettre le feu aux poudres, feu sacré, tout feu tout flamme",
             "fire, flame, burn, blaze, ember, ash, spark, heat; match, firefighter, fireplace, volcano, campfire, smoke;; no smoke without fire, play with fire, "
             "light my fire, fan the flames, slow burn, set the world on fire",
             "candle 8, lantern 6, sun 5, red 4, orange 6, moth 4, lamplight 4, teapot 2, balloon 2, dragon 7, heart 2, streetlamp 3, sunset 3, gold 1, "
             "cactus 1"},
            {"sky",
             "ciel, air, vol, envol, voler, s'envoler, altitude, aérien, cieux; avion, parachute, aile, pilote, horizon, piste d'envol;; le ciel est la limite, "
             "voler de ses propres ailes, le septième ciel, tomber du ciel, entre ciel et terre",
             "sky, air, flight, take off, fly, flying, altitude, heaven, heavens; plane, parachute, wing, pilot, horizon, runway;; the sky's the limit, "
             "spread your wings, seventh heaven, out of the blue, up in the air, I believe I can fly",
             "bird 7, clouds 7, cloud 6, balloon 7, kite 7, star 4, moon 4, sun 4, butterfly 4, moth 3, feather 4, freedom 3, owl 3, space 4, planet 3, "
             "umbrella 2, heron 3, dandelion 2, angel 5, upside_down 1, ladder 2"},
            {"wind",
             "vent, brise, bourrasque, souffle, courant d'air, mistral, tramontane; girouette, éolienne, tourbillon, rafale, feuilles qui volent;; "
             "autant en emporte le vent, bon vent, avoir le vent en poupe, du vent, semer à tout vent, quel bon vent vous amène ?",
             "wind, breeze, gust, breath, draught, gale, windy; weathervane, turbine, whirlwind, blow, leaves flying;; gone with the wind, blowin' in the wind, "
             "second wind, wind of change, throw caution to…, it's an ill wind, wherever the wind blows",
             "windmill 8, kite 8, sailboat 6, dandelion 7, feather 5, leaf 5, umbrella 4, balloon 4, freedom 3, bell 1, hat 2, tree 1, desert 2, "
             "curtain 1, traveller 1"},
            {"height",
             "hauteur, vertige, sommet, tour, grimper, élévation, perché; escalade, belvédère, gratte-ciel, alpiniste, paratonnerre;; prendre de la hauteur, "
             "voir les choses de haut, tomber de haut, le monde à mes pieds, toujours plus haut",
             "height, vertigo, summit, tower, climbing, elevation, perched; rock climbing, lookout, skyscraper, mountaineer, lightning rod;; high and mighty, "
             "on top of the world, look down on, from a great height, head for heights, king of the hill",
             "ladder 7, stairs 6, mountains 7, lighthouse 5, castle 3, balloon 5, giant 4, clouds 4, balance 4, holding 2, kite 3, tree 3, bell 2, "
             "windmill 2, giraffe 6, heron 2, streetlamp 2, pine 2"},
            {"depth",
             "profondeur, gouffre, abîme, vertige intérieur, inconscient, fond; spéléologie, Freud, introspection, plongée, puits, racines;; "
             "au plus profond de soi, toucher le fond, la partie immergée de l'iceberg, creuser le sujet, vingt mille lieues",
             "depth, abyss, chasm, unconscious, bottom, deep; potholing, Freud, introspection, dive, well, roots;; deep down inside, rock bottom, "
             "tip of the iceberg, beneath the surface, hidden depths, in at the deep end",
             "seabed 8, diver 7, cave 6, whale 5, octopus 4, inside 5, lake 3, sea 3, anchor 4, jellyfish 3, shadow 3, mystery 2, stairs 2, eye 2, "
             "fish 2, teal 2"},
            {"home",
             "foyer, chez soi, retour, racines, maison natale, patrie, toit; pantoufles, feu de cheminée, clés de la maison, voisinage, déménagement, loyer 4, propriétaire 4;; "
             "on n'est bien que chez soi, retour au bercail, rentrer à la maison, home sweet home, porter sa maison sur son dos",
             "home, hearth, return, roots, birthplace, homeland, roof; slippers, log fire, house keys, neighbourhood, moving house, rent 4, landlord 4;; there's no place like home, "
             "home is where the heart is, coming home, home sweet home, carry your house on your back",
             "house 9, snail 6, turtle 5, room 5, key 3, chair 3, nostalgia 3, harbour 3, bird 2, lamplight 4, tenderness 3, tent 2, teapot 3, anchor 2, "
             "cat 2, egg 2, castle 2, streetlamp 1, seashell 3"},
            {"communication",
             "message, nouvelles, parole, correspondance, conversation, rumeur, bavardage, téléphone; télégramme, pigeon voyageur, bouche à oreille, journal, "
             "réseau social, colis 4, portable 5, discours 5;; pas de nouvelles bonnes nouvelles, le téléphone arabe, bouteille à la mer, les paroles s'envolent les écrits restent",
             "message, news, speech, correspondence, conversation, rumour, chatter, telephone; telegram, carrier pigeon, word of mouth, newspaper, social network, parcel 4, speech 5;; "
             "hello is anybody there?, no news is good news, Chinese whispers, message in a bottle, heard it on the grapevine",
             "letter 8, bottle 5, gramophone 4, bird 3, bell 3, book 3, feather 4, bridge 2, seashell 3, lighthouse 3, teapot 2, teacup 2, hand 1, "
             "thread 3, crow 2, owl 3"},
            {"guidance",
             "guide, repère, boussole, orientation, sauveur, secours, mentor; carte au trésor, étoile polaire, panneau, GPS, éclaireur;; montrer la voie, "
             "suivre sa bonne étoile, la lumière au bout du tunnel, suivez le guide, retrouver son chemin",
             "guide, landmark, compass, direction, saviour, rescue, mentor; treasure map, pole star, signpost, satnav, scout;; show the way, follow your star, "
             "light at the end of the tunnel, follow me, find your way home, guiding light",
             "lighthouse 8, lantern 7, star 6, leading 6, hand 4, thread 4, streetlamp 4, candle 3, moon 3, hope 4, owl 2, key 3, bird 2, lamplight 4, "
             "rabbit 3, bell 2, fox 1"},
            {"illusion",
             "illusion, mirage, chimère, apparition, utopie, fantasme, trompe-l'œil; magicien, hologramme, hallucination, image floue, effet d'optique;; "
             "n'en croire pas ses yeux, prendre ses désirs pour des réalités, miroir aux alouettes, c'est trop beau",
             "illusion, mirage, chimera, apparition, utopia, fantasy, optical illusion; conjuror, hologram, hallucination, blurred image, trick of the light;; "
             "can't believe my eyes, wishful thinking, smoke and mirrors, now you see it now you don't, too good to be true, seeing things",
             "reflection 6, mirror 6, desert 4, mist 5, shadow 5, hat 5, instead 6, mushroom 3, wonder 3, made_of 6, stage 3, moon 2, upside_down 3, "
             "clouds 3, turning 4, eye 3, giant 2, snow_globe 1"},
            {"excess",
             "excès, démesure, débordement, trop, abondance, exagération, surcharge; indigestion, trop-plein, avalanche, invasion, foule;; trop c'est trop, "
             "la goutte d'eau, les yeux plus gros que le ventre, plus on en a plus on en veut, à foison",
             "excess, overflow, too much, abundance, exaggeration, overload, overkill; indigestion, avalanche, invasion, crowd, surplus;; too much of a good thing, "
             "the last straw, eyes bigger than your stomach, over the top, enough is enough",
             "pouring 7, raining 7, giant 6, holding 3, growing 3, octopus 2, sea 1, city 2, balloon 1, elephant 2, gold 2, whale 2, mushroom 2, bottle 2"},
            {"intimacy",
             "intimité, confidence, cocon, chaleur, douceur du foyer, tête-à-tête; chuchotement, dîner aux chandelles, plaid, coin du feu, tisane;; "
             "à la lueur d'une bougie, sous la couette, rien que toi et moi, au creux de l'oreille",
             "intimacy, confidence, cocoon, warmth, cosiness, tête-à-tête; whisper, candlelit dinner, blanket, fireside, herbal tea;; just between us, "
             "by candlelight, under the covers, cheek to cheek, snug as a bug",
             "candle 6, lamplight 7, bed 6, room 5, teacup 5, teapot 5, tenderness 6, house 4, seashell 3, letter 3, book 3, cat 4, heart 3, curtain 2, "
             "inside 3, chair 3"},
            {"threat",
             "danger, menace, piège, péril, prédateur, alerte, monstre; proie, crocs, guet-apens, épée de Damoclès, compte à rebours;; attention danger, "
             "se jeter dans la gueule du loup, il rôde, qui s'y frotte s'y pique, gare au gorille, ça va mal finir",
             "danger, menace, trap, peril, predator, alert, monster; prey, fangs, ambush, sword of Damocles, countdown;; danger zone, into the lion's den, "
             "it's behind you, something wicked this way comes, beware, this won't end well, just when you thought it was safe",
             "fear 8, shadow 6, octopus 5, bear 4, fox 3, cage 3, stranger 4, giant 5, mushroom 3, snake 6, wolf 7, crow 4, whale 2, eye 3, jellyfish 3, "
             "cave 3, black 3, red 2, marsh 3, forest 2, cactus 2, dragon 5, spider 5"},
            {"rain_of_gifts",
             "cadeau, don, miracle, manne, aubaine, providence, générosité; père Noël, pochette surprise, tombola, vœu exaucé, offrande;; tombé du ciel, "
             "un don du ciel, il n'y a qu'à se servir, aide-toi le ciel t'aidera, les petits cadeaux entretiennent l'amitié",
             "gift, present, miracle, manna, godsend, windfall, generosity; Santa, lucky dip, raffle, wish come true, offering;; heaven sent, pennies from heaven, "
             "help yourself, every little helps, Christmas came early, ask and you shall receive",
             "raining 7, pouring 6, hope 4, star 3, hand 4, wonder 4, pine 4, bell 2, egg 2, letter 2, heart 2, tree 1, apple 2, gold 3, balloon 2, joy 3"},
            {"technology",
             "progrès, modernité, technologie, machine, invention, futur, usine; ordinateur, internet, engrenage, brevet, intelligence artificielle, moteur 5, vélo 3, portable 5, micro 4;; "
             "on n'arrête pas le progrès, le futur c'est maintenant, c'est une révolution, science sans conscience n'est que ruine de l'âme",
             "progress, modernity, technology, machine, invention, future, factory; computer, internet, cogwheel, patent, artificial intelligence, engine 5, bicycle 3, microphone 4, wifi 5;; "
             "you can't stop progress, the future is now, the industrial revolution, necessity is the mother of…, reinventing the wheel",
             "train 6, clock 5, gramophone 5, balloon 4, robot 9, streetlamp 4, lamplight 3, space 5, city 4, windmill 3, planet 3, eye 1, piano 1, "
             "diver 2"},
};
const int lexicon_themes_count = sizeof lexicon_themes / sizeof *lexicon_themes;
