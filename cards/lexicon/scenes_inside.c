/* The lexicon of compositions: what is told of giants, of what is inside something and of what is made of something, whoever
 * is on the card. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_scenes_inside[] = {
    {"giant.0",
     "cerf-volant, laisse, ficelle, dirigeable, ballon captif, animal en laisse; promenade, tenir bon, vent debout, monter en flèche, parade, baudruche, "
     "filin, rêve captif, apprivoiser, dresseur, altitude, traction, fête foraine, dompteur; démesure, fierté, complicité; tenir le bon bout, ne pas lâcher "
     "l'affaire, ça plane pour moi, tirer les ficelles, tenir à un fil, promener son rêve, plus gros que le ventre, il ne faut pas lâcher, mon gros doudou "
     "volant, sortir le chien, avoir la tête en l'air, un ami encombrant, avoir le vent en poupe, ne perds pas le fil; zouuu, fffou",
     "kite, leash, tether, airship, blimp, giant on a lead; outing, hold tight, headwind, soar, float, parade balloon, macy's, towline, tame, trainer, "
     "updraught, drag, inflatable, zeppelin; pride, trust; no strings attached, walking the dog, hold on tight, don't let go, high as a kite, let's go fly a "
     "kite, pulling strings, at the end of my rope, my imaginary friend, keep it on a short leash, bigger than me, a head full of air, the ties that bind, "
     "tied to a dream, come along now; whoosh, flap",
     NULL},
    {"giant.1",
     "colosse, statue, monument, mastodonte, géant debout, titan; gratte-ciel, immense, dominer, se dresser, ombre portée, mégalithe, idole, cheval de "
     "Troie, attraction, curiosité locale, hauteur, place du village, effigie, dieu ancien, totem; respect, écrasement, intimidation; plus haut que la "
     "maison, ça prend de la place, arrêter la circulation, l'éléphant au milieu de la pièce, grandeur nature, de toute sa hauteur, le sage est dans la "
     "place, voir grand, un voisin encombrant, regarder de haut, se faire tout petit, le nouveau maire, chut il dort, gonflé à bloc, l'île de Pâques, on ne "
     "voit que lui; boum, badaboum",
     "colossus, statue, monument, standing giant, titan, behemoth; skyscraper, immense, looming, towering, idol, Trojan horse, landmark, tourist attraction, "
     "height, village square, effigy, old god, totem, oversized; awe, intimidated; taller than the house, the elephant in the room, stop the traffic, "
     "standing tall, the bigger they come, hard to miss, head and shoulders above the rest, king of the hill, look up, the big one, a giant among men, honey "
     "I blew up the kid, Easter Island, ring the alarm, wake up the valley, you can't park there, larger than life; boom, thud",
     NULL},
    {"giant.2",
     "faisceau, projecteur, phare allumé, pinceau de lumière, gardien de phare; apparition, prise dans la lumière, brouillard, balayage, sauvetage, douane, "
     "contrôle, évasion, survol, ovni, signal, soucoupe, repérage, vaisseau fantôme, radar; stupeur, révélation, frisson; sous les projecteurs, pris en "
     "flagrant délit, que la lumière soit, quelque chose passe dans la nuit, rencontre du troisième type, haut les mains, il y a quelqu'un là-haut, la nuit "
     "du gardien, sous le feu des projecteurs, en pleine lumière, l'appel du large, passager clandestin, faire la lumière sur l'affaire, un ange passe, vu "
     "d'en bas, vol de nuit; tuut, brrrouum",
     "beam, spotlight, searchlight, lighthouse keeper, shaft of light; apparition, caught in the light, fog, sweep, rescue, customs, flyover, UFO, signal, "
     "saucer, sighting, ghost ship, radar, bat signal; stunned, revelation; in the limelight, caught red handed, saw the light, let there be light, close "
     "encounters, something passes in the night, a light in the dark, ships that pass in the night, who goes there, blinded by the light, the truth is out "
     "there, seen from below, night flight, shed some light on it, a beacon of hope, the night shift, hands up; toot, hummm",
     NULL},
    {"giant.3",
     "derrière l'horizon, silhouette, montagne vivante, Godzilla, King Kong, géant à l'horizon; surgir, lever, dominer la ville, menace, catastrophe, "
     "invasion, se pencher, guetter, voisinage, film de monstres, colline qui bouge, panique, évacuation, arrière-plan; terreur, stupéfaction; il arrive, "
     "l'attaque des géants, courage fuyons, derrière les collines, c'est qui le patron, attention derrière vous, voilà le soleil, ça se lève, sur la ligne "
     "d'horizon, le retour du roi, coucou me voilà, sauve qui peut, le réveil du titan, la ville n'a rien vu, un monstre est né, plus grand que la ville; "
     "grroaar, vroum",
     "behind the skyline, silhouette, Godzilla, King Kong, giant on the horizon, monster movie; rising, looming, tower over the town, threat, disaster, "
     "invasion, lean over, lurking, neighbourhood, kaiju, moving hill, panic, evacuation, backdrop; terror, amazement; here it comes, attack of the giants, "
     "run for your life, over the hills, behind you, peekaboo, on the horizon, the return of the king, big brother is watching, trouble is brewing, rise of "
     "the titan, the town never noticed, a storm is coming, something wicked this way comes, bigger fish to fry, there goes the neighbourhood; roar, rumble",
     NULL},
    {"giant.4",
     "œil à la fenêtre, regard, espion, voyeur, iris, pupille; surveiller, lire, lecture, insouciance, rideaux ouverts, vitre, nuit blanche, intrus, monstre "
     "dehors, curieux, guet, fauteuil, lampe, roman policier, distraction; malaise, indiscrétion; ne te retourne pas, quelqu'un m'observe, les murs ont des "
     "yeux, big brother, avoir à l'œil, je te vois, loup y es-tu, fenêtre sur cour, un bon livre, absorbé par sa lecture, ferme les volets, sous "
     "surveillance, on nous regarde, l'heure du conte, jeter un coup d'œil, les yeux plus gros que le ventre, sans se douter de rien; toc toc, brrr",
     "eye at the window, stare, spy, peeping, pupil, watcher; surveillance, reading, bookworm, oblivious, curtains open, window pane, sleepless, intruder, "
     "monster outside, curious, armchair, lamp, thriller, distracted; unease, privacy; don't look now, somebody's watching me, I spy with my little eye, big "
     "brother, rear window, lost in a book, every breath you take, keep an eye on, eyes wide open, draw the curtains, the walls have eyes, here's looking at "
     "you, what big eyes you have, mind your own business, a good book, being watched, peeping Tom; knock knock, brrr",
     NULL},
    {"giant.5",
     "banquet, festin, long repas, convives, table de fête, président de table; nappe, bougies, chandelier, trinquer, invité d'honneur, bout de table, "
     "rassasié, mets, buffet, réveillon, tablée, grand couvert, repas de famille, dîner de gala, gala; appétit, convivialité, gêne; à table, l'invité "
     "d'honneur, bon appétit, le dîner est servi, le festin de Babette, la grande bouffe, présider la tablée, les absents ont toujours tort, plus on est de "
     "fous plus on rit, mettre les petits plats dans les grands, avoir une faim d'ogre, la Cène, le dernier repas, au bout de la table, qui va payer "
     "l'addition, dîner de cons, devine qui vient dîner, on ne parle pas à table; slurp, tchin",
     "banquet, feast, dinner party, guests, head of the table, long table; tablecloth, candles, chandelier, toast, guest of honour, buffet, family reunion, "
     "Christmas dinner, thanksgiving, gala, supper, hungry, chairman, meeting, board; appetite, awkward; dinner is served, guess who's coming to dinner, the "
     "last supper, nobody mentions it at dinner, the guest of honour, eat drink and be merry, babette's feast, I could eat a horse, room for one more, the "
     "elephant at dinner, who invited him, pass the salt, bon appetit, knights of the table, the more the merrier, be our guest; munch, clink",
     NULL},
    {"giant.6",
     "vedette, star de la scène, seul en scène, salut final, rappel, public, salle comble; applaudissements, trac, bouquet, rideau rouge, spectateurs, "
     "ovation, artiste, première, projecteur, répétition, opéra, audition, concert, one man show, comédien, théâtre; gloire, solitude; faire un tabac, sous "
     "les feux de la rampe, une salle pleine, bravo l'artiste, le trac du débutant, que le spectacle commence, face au public, seul contre tous, ils sont "
     "tous venus, le clou du spectacle, brûler les planches, faire salle comble, silence dans la salle, la star c'est moi, incroyable talent, il faut une "
     "fin à tout, tous les regards sur moi; clap clap, bravo",
     "star of the show, curtain call, solo, encore, audience, full house, performer; applause, stage fright, bouquet, red curtain, spectators, ovation, "
     "artist, opening night, rehearsal, opera, audition, concert, stand up, comedian, theatre; nerves, fame; break a leg, a star is born, the show must go "
     "on, in the limelight, standing ovation, all eyes on me, tough crowd, the entertainer, take a bow, alone on stage, got talent, let me entertain you, "
     "one man show, all the world's a stage, fifteen minutes of fame, silence in the house, send in the clowns, the greatest showman; clap clap, bravo",
     NULL},
    {"giant.7",
     "chaussures de géant, souliers, grands pieds, pointure, semelle, lacets, ogre; bottes de sept lieues, écraser, minuscule, Gulliver, fourmi, insecte, "
     "Petit Poucet, marcher dessus, vus d'en bas, chausser, cirage, talon, danger, passage piéton; vulnérable, insignifiance; ne nous marchez pas dessus, "
     "entre ses pieds, chaussure à son pied, être à la botte, sous la botte, au pied du géant, voyage à Lilliput, petit pas pour lui, attention où tu "
     "marches, du quarante-sept, les petites gens, faire des pieds et des mains, bête comme ses pieds, le géant n'a rien vu, on se sent petit, à ses pieds, "
     "être dans ses petits souliers; poum, scrounch",
     "giant's shoes, big feet, bigfoot, sole, laces, ogre, footwear; seven league boots, crush, tiny, Gulliver, ant, insect, Tom Thumb, trample, from below, "
     "shoe polish, heel, danger, borrowers, shoe size; vulnerable, insignificant; watch your step, don't step on us, big shoes to fill, fee fi fo fum, one "
     "small step, under the boot, if the shoe fits, at the feet of the giant, starting on the wrong foot, size matters, the little people, walk a mile in my "
     "shoes, Jack and the beanstalk, these boots are made for walking, land of the giants, beneath your notice, small talk; stomp, thump",
     NULL},
    {"giant.8",
     "cloche, bourdon, battant, clocher, beffroi, carillon, Quasimodo; sonner, tinter, volée, tirer la corde, Notre-Dame, tocsin, angélus, sonneur, midi, "
     "église, acouphène, vacarme, Pâques, mariage, appel; vertige, solennité; sonner les cloches, pour qui sonne le glas, se faire sonner les cloches, le "
     "bossu de Notre-Dame, à la volée, il a quelque chose qui cloche, son de cloche, frère Jacques, sonnez les matines, déménager à la cloche de bois, les "
     "cloches sont parties à Rome, quelle cloche, en avoir plein les oreilles, ça va sonner, l'heure a sonné, suspendu au battant; ding dong, bong",
     "bell, clapper, belfry, bell tower, chimes, Quasimodo; ring, toll, peal, bell ringer, pull the rope, Notre-Dame, alarm, noon, church, tinnitus, din, "
     "Easter, wedding, summons, Big Ben; dizzy, solemn; for whom the bell tolls, the hunchback of Notre-Dame, saved by the bell, ring a bell, clear as a "
     "bell, hell's bells, jingle all the way, ring my bell, does that ring a bell, bats in the belfry, are you sleeping brother John, wake up call, with "
     "bells on, hanging by a rope, give me a ring, every time a bell rings; ding dong, bong",
     NULL},
    {"inside.0",
     "cage, prison, barreaux, captif, cage dorée, prisonnier; enfermer, libérer, perchoir, geôle, suspendu, verrou, serin, oiseleur, parloir, otage, "
     "détention, cellule, domestique, animal de compagnie, zoo; captivité, ennui, injustice; liberté conditionnelle, une cage dorée, libérez-moi, derrière "
     "les barreaux, ouvrez la cage aux oiseaux, prison de luxe, l'oiseau rare, mettre sous clé, perpétuité, chante toujours, la cage aux folles, être fait "
     "comme un rat, en garde à vue, sous les verrous, joli cœur prisonnier, l'évasion impossible, de l'or mais pas le ciel; cui cui, clac",
     "cage, prison, bars, captive, gilded cage, prisoner, jail; locked up, set free, perch, behind bars, dangling, canary, hostage, detention, cell, pet, "
     "zoo, trapped, kept, collector; captivity, boredom, injustice; free me, let me out, I know why the caged bird sings, jailbird, jailhouse rock, life "
     "sentence, golden prison, wings clipped, under lock and key, the great escape, orange is the new black, home sweet jail, born free, free as a bird, not "
     "guilty, a rare bird; tweet, clink",
     NULL},
    {"inside.1",
     "boule à neige, boule de verre, souvenir, presse-papier, globe; secouer, flocons, vacances, miniature, bulle, Noël, tempête de neige, dôme, bibelot, "
     "étagère, sous cloche, paysage enfermé, cadeau kitsch, confinement, hiver éternel; nostalgie, enfermement, émerveillement; secouez-moi, dans sa bulle, "
     "un monde sous verre, souvenir de vacances, il neige quand on veut, citizen Kane, hiver perpétuel, vivre sous cloche, retourner le monde, petit monde, "
     "agiter avant usage, à ne pas renverser, la neige éternelle, une tempête dans le salon, jolie prison, Noël sous globe; flic, chhh",
     "snow globe, glass ball, souvenir, paperweight, dome, globe; shake, flakes, holiday, miniature, bubble, Christmas, snowstorm, trinket, shelf, sealed "
     "in, little landscape, kitsch gift, lockdown, eternal winter; nostalgia, enclosed, enchantment; shake me, shaken not stirred, living in a bubble, small "
     "world, citizen Kane, rosebud, let it snow, a world under glass, handle with care, winter wonderland, it's a wonderful life, trapped in paradise, turn "
     "the world over, under the dome, wish you were here, a storm in the living room, people in glass houses; shhh, swirl",
     NULL},
    {"inside.2",
     "tasse, tempête dans une tasse, thé, infusion, bain, soucoupe; naufrage, sucre, cuillère, vague, petit-déjeuner, goûter, Earl Grey, tisane, mer "
     "d'huile, breuvage, sachet, marin d'eau douce, boire la tasse, houle, vapeur, camomille; agitation, réconfort; une tempête dans un verre d'eau, l'heure "
     "du thé, un nuage de lait, ce n'est pas ma tasse de thé, la mer à boire, un océan à boire, boire ou naviguer, une gorgée d'aventure, tea time, lire "
     "dans le marc de café, petit matin agité, un sucre ou deux, avis de tempête au petit-déjeuner, noyer son chagrin, un bain trop chaud; slurp, glou",
     "teacup, storm in a teacup, tea, infusion, bath, saucer; shipwreck, sugar, spoon, wave, breakfast, Earl Grey, herbal tea, brew, teabag, sip, swell, "
     "steam, camomile, cuppa, afternoon; agitation, comfort; tempest in a teapot, not my cup of tea, tea time, a drop in the ocean, one lump or two, boston "
     "tea party, drink the sea, stirring up trouble, sink or swim, rough morning, high tea on the high seas, breakfast with waves, a nice hot bath, tea for "
     "two, milk no sugar, come hell or hot water, deep waters; slurp, splash",
     NULL},
    {"inside.3",
     "manteau, imperméable, doublure, pardessus, exhibitionniste, contrebandier; ouvrir, cacher, poches, trafiquant, montre volée, grand inconnu, bouton, "
     "garde-robe, monde intérieur, magicien, marchand ambulant; trouble, fascination; sous le manteau, retourner sa veste, psst tu veux voir, un monde sous "
     "le manteau, ce qu'on cache au fond de soi, chaudement vêtu, marchand de rêves, l'habit ne fait pas le moine, montrer son vrai visage, grand ouvert, "
     "beauté intérieure; psst, frou",
     "coat, overcoat, lining, trench coat, flasher, smuggler; open up, hide, pockets, dealer, stolen watches, tall stranger, button, wardrobe, inner world, "
     "magician, pedlar; uneasy, fascination; wanna see something, hidden depths, psst over here, inner beauty, under the cloak, cloak and dagger, a world "
     "within, wear your heart inside, don't judge a book by its cover, what have you got to hide, turncoat, dreams for sale; psst, rustle",
     NULL},
    {"inside.4",
     "bocal, pot, conserve, terrarium, couvercle, confiture, verre; étiquette, cornichon, formol, conserver, collection, aquarium, laboratoire, échantillon, "
     "luciole, sous vide, provisions, cueillette, spécimen, ouvrir, garde-manger, cave, mettre en pot; enfermement, curiosité, préservation; mettre en "
     "bocal, prison de verre, à consommer avant, faire des réserves, poisson rouge, garder précieusement, confiture maison, ça se conserve, vivre en bocal, "
     "agiter le bocal, l'été en pot, sous verre, petit monde clos, de l'air, ouvrir avec précaution, collection privée, produit local, souvenir en conserve; "
     "cloc, pop",
     "jar, preserve, terrarium, lid, jam, glass, pot; label, pickle, formaldehyde, keepsake, collection, aquarium, laboratory, sample, firefly, vacuum, "
     "provisions, specimen, open, pantry, cellar, canned, bottled, museum piece; enclosed, curiosity, preservation; the bell jar, glass prison, best before, "
     "saving it for later, goldfish bowl, put a lid on it, home made jam, in a pickle, air holes please, under glass, a little world of its own, shelf life, "
     "catch and keep, bottled up, preserved for posterity, handle with care, summer in a jar, private collection; pop, clink",
     NULL},
    {"inside.5",
     "œuf cassé, éclosion, coquille, naissance, poussin, œuf; éclore, couver, nid, nouveau-né, sortir de sa coquille, Pâques, surprise, omelette, dinosaure, "
     "dragon, accouchement, jour un, couveuse, fissure, origine, venir au monde; fraîcheur, étonnement; Kinder surprise, l'œuf ou la poule, il vient de "
     "naître, marcher sur des œufs, tuer dans l'œuf, faire-part de naissance, premier jour, on ne fait pas d'omelette sans casser des œufs, né coiffé, "
     "bienvenue au monde, le vilain petit canard, jurassic park, plein comme un œuf, un drôle d'oiseau, enfin libre, bon anniversaire; crac, piou",
     "cracked egg, hatching, shell, birth, chick, egg, newborn; hatch, brood, nest, Easter, surprise, omelette, dinosaur, dragon, delivery, incubator, "
     "crack, origin, day one, fresh; wonder, newness; out of my shell, fresh out of the shell, which came first, born this way, kinder surprise, a good egg, "
     "born yesterday, happy birthday, it's alive, rise and shine, the ugly duckling, jurassic park, humpty dumpty, born free, hello world, don't count your "
     "chickens, an odd bird, breaking out, walking on eggshells, new beginnings, surprise inside; cheep",
     NULL},
    {"inside.6",
     "poche, manteau, passager clandestin, doublure, cachette; dépasser, kangourou, mouchoir, monnaie, pickpocket, grand-père, secret, boutons, tailleur, "
     "compagnon, emporter, fouiller, trésor de poche, clandestin; tendresse, complicité; dans la poche, c'est dans la poche, avoir plus d'un tour dans son "
     "sac, faire les poches, connaître comme sa poche, mon meilleur ami, argent de poche, vide tes poches, voyage au chaud, les mains dans les poches, "
     "toujours sur moi, format de poche, un ami qui tient dans la poche, pas vu pas pris, bien au chaud, n'avoir pas la langue dans sa poche; hop, chut",
     "pocket, coat, stowaway, lining, hideout; peep out, kangaroo, handkerchief, loose change, pickpocket, grandfather, secret, buttons, tailor, companion, "
     "carry along, rummage, pocket treasure, smuggle; tenderness, cosy; in my pocket, pocket money, one for the road, an ace up my sleeve, like the back of "
     "my hand, best friend on board, pocket sized, empty your pockets, is that a mouse in your pocket, snug as a bug, carry me home, travel light, hand in "
     "pocket, hidden passenger, never leave home without it, deep pockets, don't tell the tailor; hush, peep",
     NULL},
    {"inside.7",
     "sous la table, nappe, cachette, pique-nique secret, jambes, festin clandestin; chaussures, chuchoter, miettes, enfants, repas de famille, complices, "
     "chaparder, voler, souris, écouter, repas ennuyeux, pot-de-vin, indiscret; complicité, malice; passer sous la table, un dîner parallèle, les miettes du "
     "festin, loin des grands, manger en cachette, ni vu ni connu, secret de famille, l'autre repas, la table des enfants, faire du pied, on a mieux ici, "
     "repas ennuyeux là-haut, festin pour deux, rouler sous la table, dessous-de-table, partager le butin, il a tout entendu; chut, crunch",
     "under the table, tablecloth, hideout, secret picnic, legs, stolen feast; shoes, whisper, crumbs, children, family dinner, accomplices, sneak, steal, "
     "mouse, eavesdrop, boring meal, bribe, kids' table; complicity, mischief; the kids' table, crumbs from the table, partners in crime, a dinner of our "
     "own, sharing is caring, hidden from the grown ups, playing footsie, drink you under the table, heard everything, the better party, secret supper, "
     "midnight snack, away from the grown ups, stealing dessert, an inside joke, out of sight; shh, crunch",
     NULL},
    {"inside.8",
     "puits, au fond du trou, gouffre, margelle, oubliette, fosse; tomber, secours, appeler à l'aide, lumière au bout, bras levés, corde, remonter, seau, "
     "profondeur, vertige, écho, cachot, sauvetage, cercle de ciel, vœu; désespoir, espoir; au secours, sortir du gouffre, au bout du tunnel, la vérité sort "
     "du puits, creuser sa tombe, vu d'en bas, touche le fond, jette-moi une corde, qui est là-haut, il a entendu, tomber bien bas, toucher le fond, plus "
     "bas que terre, sortez-moi de là, un puits sans fond, tends-moi la main; ohé, plouf",
     "well, at the bottom of the pit, hole, dungeon, pit, abyss; fall, help, call for help, light above, raised arms, rope, climb up, bucket, depth, echo, "
     "rescue, circle of sky, wishing well, lassie; despair, hope; get me out of here, rock bottom, the ring, light at the end of the tunnel, all's well that "
     "ends well, ding dong bell, is anybody there, throw me a rope, a face above, down the rabbit hole, lend me a hand, hit the bottom, stuck in a hole, the "
     "only way is up, timmy fell in the well, in deep trouble, hello up there; splash",
     NULL},
    {"inside.9",
     "façade, immeuble, fenêtres, voisins, appartements, balcon, évasion; draps noués, fugue, voisin, concierge, étages, vis-à-vis, calendrier de l'avent, "
     "histoires, locataires, fuite, résidence, loyer, copropriété, cambrioleur, maison de poupée, tranche de vie; curiosité, promiscuité; la vie mode "
     "d'emploi, fenêtre sur cour, chacun chez soi, la fuite par la fenêtre, évasion de minuit, les voisins du dessus, l'immeuble a des yeux, fête des "
     "voisins, sauve-qui-peut, chacun sa vie, immeuble à histoires, on se tire, jolie vue, qui s'y frotte s'y pique, la belle échappée, trop de voisins, "
     "sortie de secours; chut, toc",
     "facade, apartment block, windows, neighbours, flats, balcony, escape; knotted sheets, runaway, neighbour, landlord, floors, advent calendar, stories, "
     "tenants, flight, residence, rent, burglar, doll's house, slice of life; curiosity, crowded; rear window, love thy neighbour, the great escape, out of "
     "the window, every window a story, good fences, sneaking out, people in glass houses, nosy neighbours, the apartment, the neighbours upstairs, only "
     "murders in the building, a room with a view, elope at midnight, leave by the window, too many neighbours, block party; shh, creak",
     NULL},
    {"inside.10",
     "terrier, sous terre, galerie, tanière, racines, thé au terrier, souterrain; creuser, taupe, blaireau, thé, cosy, hiberner, abri, hobbit, cave, coupe "
     "du sol, chez-soi, cachette, dîner souterrain, théière, lampe, voisins du dessous; confort, intimité; sous nos pieds, bien au chaud, chez les hobbits, "
     "l'heure du thé, le vent dans les saules, six pieds sous terre, un petit chez-soi, home sweet home, visite souterraine, tea time sous terre, comme un "
     "lapin dans son trou, sous la surface, Alice chez le lapin, un monde souterrain, faire son trou, prendre racine, hiver au chaud, dîner aux chandelles; "
     "scritch, glou",
     "burrow, underground, tunnel, den, roots, hole in the ground, warren; dig, mole, badger, tea, cosy, hibernate, shelter, hobbit, cellar, cross section, "
     "home, hideaway, teapot, lamp, downstairs neighbours; comfort, intimacy; down the rabbit hole, tea time underground, beneath our feet, wind in the "
     "willows, in a hole in the ground there lived a hobbit, home sweet home, six feet under, dinner in the burrow, snug and warm, under the surface, the "
     "mad tea party, a hole to call home, root cellar, gone to ground, underworld hospitality, winter is cosy here, tea for two; scratch, slurp",
     NULL},
    {"inside.11",
     "bocaux, étagère, apothicaire, pharmacie, collection, pots; étiquette, conserves, inventaire, rayon, intrus, cabinet de curiosités, réserve, alignés, "
     "herboriste, potion, collectionneur, échantillons, épicerie; manque, ordre; cherchez l'intrus, un de ces pots n'est pas comme les autres, pharmacie des "
     "amoureux, échapper à l'étiquette, le collectionneur, remède de grand-mère, tout est rangé, stock limité, l'exception; cling, pop",
     "jars, shelf, apothecary, pharmacy, collection, pots; label, preserves, inventory, odd one out, cabinet of curiosities, stock, in rows, herbalist, "
     "potion, collector, samples, grocery; missing, order; one of these is not like the others, the collector, grandma's remedy, everything in its place, "
     "limited stock, the exception, open one only, medicine cabinet; clink, pop",
     NULL},
    {"inside.12",
     "barreaux, prison, zoo, grille, cachot, derrière les barreaux, visiteurs; regarder, libre, visite, gardien, spectateurs, cellule, évasion, parloir, "
     "cage, grillage, animal sauvage, public, condamné, enfermé, captif; renversement, compassion; qui est en cage, visite au zoo, qui regarde qui, "
     "l'arroseur arrosé, ne pas nourrir les animaux, la visite, le monde à l'envers, prison break, libre comme l'air, de l'autre côté, les rôles sont "
     "inversés, oiseau rare, bête curieuse, regard extérieur, heure de visite, liberté surveillée, attention aux humains; clac, tut",
     "bars, prison, zoo, grille, dungeon, behind bars, visitors; look in, free, visit, guard, onlookers, cell, escape, cage, fence, wild animal, public, "
     "convict, locked in, captive, role reversal; reversal, pity; who is locked in here, visiting hours, who's watching who, please do not feed the animals, "
     "a day at the zoo, prison break, the other side, the tables are turned, planet of the apes, who is in the cage, jailhouse rock, on the inside looking "
     "out, wrong side of the bars, exhibit one, beware of the humans, rare bird; clank, click",
     NULL},
    {"inside.13",
     "poupées russes, matriochka, poupées gigognes, emboîtées, poupée; série, famille, générations, tailles, étagère, taille décroissante, cacher, enceinte, "
     "héritage, bois peint, Moscou, Russie, tiroirs, surprise, ouvrir, descendance, sœurs; ressemblance, patience; l'une cache l'autre, la petite dernière, "
     "un secret en cache un autre, bons baisers de Russie, famille nombreuse, de mère en fille, par ordre de taille, ce qu'on a à l'intérieur, la famille au "
     "complet, chacune son tour, mise en abyme, toutes les mêmes, tel père tel fils, l'heure des poupées, telle mère telle fille, au cœur de moi; toc, plop",
     "Russian dolls, matryoshka, nesting dolls, doll, nested; series, family, generations, sizes, shelf, smaller and smaller, hide, pregnant, heritage, "
     "painted wood, Moscow, Russia, layers, surprise, open, descendants, sisters; likeness, patience; one inside another, from Russia with love, layer after "
     "layer, like mother like daughter, the youngest one, family tree, inception, the smallest of all, secrets within secrets, what's inside counts, big "
     "sister little sister, line up please, family portrait, it's what's inside, next of kin, guys and dolls, wheels within wheels, growing down; pop, clack",
     NULL},
    {"inside.14",
     "violon géant, luthier, caisse de résonance, maison violon, archet, cordes; musique, jouer, habiter, loger, vibration, nuisance sonore, voisin bruyant, "
     "concert, âme, instrument, chambre d'écho, orchestre, corde sensible, touche; mélodie, harmonie; avoir l'âme en musique, loger en musique, musique de "
     "chambre, accorder ses violons, la cigale, voisin musicien, vivre en musique, avoir une corde sensible, plus vite que la musique, au cœur de la "
     "musique, violon d'Ingres, une maison qui chante, en harmonie, les murs vibrent, mélodie du bonheur, chambre avec archet, locataire mélomane; crin "
     "crin, zin",
     "giant violin, luthier, sound box, violin house, bow, strings; music, play, live in, lodger, vibration, noisy neighbour, concert, soul, instrument, "
     "echo chamber, orchestra, fiddle, tuned; melody, harmony; chamber music, fiddler on the roof, fit as a fiddle, second fiddle, home is where the music "
     "is, the hills are alive, sound of music, strings attached, face the music, noisy neighbours, living in harmony, in tune, room with a bow, the house "
     "that sings, music to my ears, good vibrations, heart strings; screech, zing",
     NULL},
    {"inside.15",
     "marmite, chaudron, soupe, cuisine, potage, bouillon, sorcière, ragoût; mijoter, cuire, louche, touiller, recette, ingrédient, potion, cannibale, chef "
     "cuisinier, échelle, dîner, épices, bain, jacuzzi, carottes, Obélix, cocotte; appétit, gourmandise, inquiétude; tomber dans la marmite, une drôle de "
     "soupe, ça va chauffer, la soupe est prête, cheveu sur la soupe, être dans la mouise, recette de sorcière, les carottes sont cuites, mettre la main à "
     "la pâte, à la casserole, potion magique, vieux pots bonnes soupes, dîner ce soir, la recette secrète, bain bouillonnant, ratatouille, sentir le "
     "roussi, tu veux ma recette, en faire tout un plat; glou, bloup",
     "pot, cauldron, soup, cooking, broth, stew, witch, kitchen; simmer, boil, ladle, stir, recipe, ingredient, potion, cannibal, chef, ladder, dinner, "
     "spices, hot tub, jacuzzi, carrots, stock; appetite, greed, unease; soup of the day, double double toil and trouble, what's cooking, too many cooks, in "
     "hot water, stone soup, a watched pot never boils, stirring the pot, out of the frying pan, recipe for disaster, ratatouille, something's cooking, fly "
     "in my soup, soup's on, hot tub time, slow cooker, magic potion, secret ingredient, melting pot, eat or be eaten; bubble, glug",
     NULL},
    {"made_of.0",
     "silhouette, découpe, paysage intérieur, contour, transparence, monde intérieur; horizon, ciel, double exposition, fenêtre, forme, pochoir, rêverie, "
     "esprit, dedans, univers, carte, surimpression, âme; profondeur; un monde en soi, beauté intérieure, voyage intérieur, l'âme du paysage, avoir le ciel "
     "dans la peau, contenir le monde, avoir la mer en soi, ce que j'ai dans le ventre, le vide en moi, au fond de moi, Magritte, transparent comme l'air, "
     "ne faire qu'un avec la nature, percer à jour, en dedans, chacun porte son pays; ffff, hmm",
     "silhouette, cut-out, inner landscape, outline, see-through, inner world; horizon, sky, double exposure, window, shape, stencil, daydream, mind, "
     "within, universe, overlay, soul; depth, reverie; a world within, inner beauty, inner journey, I contain multitudes, windows of the soul, see right "
     "through me, one with nature, it's what's inside that counts, Magritte, hollow man, the sky inside, hidden depths, walking landscape, part of the "
     "scenery, a piece of heaven, deep inside; whoosh, hmm",
     NULL},
    {"made_of.1",
     "île vivante, île flottante, dos, baleine-île, nomade; voguer, sapins, dériver, habitants, village flottant, légende marine, Sinbad, kraken, archipel "
     "mobile; paix, vertige; l'île qui nage, porter son monde, terre en vue, une île à la dérive, la maison voyage, île mystérieuse, ne le réveillez pas, "
     "vivre sur son dos, dessert flottant; plouf",
     "living island, floating island, on its back, island whale, nomad; drifting, pines, villagers, sea legend, Sinbad, kraken, moving archipelago; peace, "
     "vertigo; no man is an island, carry the world, land ahoy, island hopping, mobile home, don't wake it, mysterious island, the world on its back, Moana; "
     "splash",
     NULL},
    {"made_of.2",
     "colline endormie, montagne vivante, dos de bête, dormeur; sieste, collines, sapins, hiberner, relief, ronfler, géant endormi; paix; ne réveillez pas "
     "la montagne, dormir à la belle étoile, la colline a bougé, dormir comme une souche, dans les bras de Morphée, la montagne dort; rrron",
     "sleeping hill, living mountain, sleeper; nap, hills, pines, hibernate, snore, sleeping giant; peace; let sleeping dogs lie, the hills are alive, the "
     "hill moved, sleep like a log, do not disturb; zzz",
     NULL},
    {"made_of.3",
     "constellation, étoiles reliées, zodiaque, astrologie, astre; pointer, carte du ciel, horoscope, Grande Ourse, astronome, signe, nuit étoilée, "
     "planétarium, relier les points; rêverie, destin; né sous une bonne étoile, la tête dans les étoiles, c'est écrit dans les étoiles, montre-moi le ciel, "
     "signe astrologique, la grande ourse, quel est ton signe; ooh",
     "constellation, joined stars, zodiac, astrology; pointing, star map, horoscope, Great Bear, astronomer, star sign, starry night, planetarium, connect "
     "the dots; dreamy, destiny; written in the stars, born under a lucky star, what's your sign, head in the stars, star gazing, reach for the stars, when "
     "you wish; ooh",
     NULL},
    {"made_of.4",
     "couette, édredon, patchwork, dormeur, couverture, courtepointe, pays des rêves; dormir, rêver, collines, plis, sieste, géant endormi, oreiller, grasse "
     "matinée, insomnie, marchand de sable, moutons, sommeil, bordé, chambre, carte, champs; douceur, torpeur; au pays des rêves, compter les moutons, faire "
     "de beaux rêves, dormir sur ses deux oreilles, dans de beaux draps, tirer la couverture à soi, comme on fait son lit on se couche, la belle au bois "
     "dormant, voyage au bout du lit, le pays sous la couette, ne le réveille pas, la nuit porte conseil, une longue traversée, faire la grasse matinée, "
     "marcher sur la pointe des pieds, jusqu'au bout du lit; zzz, ronron",
     "quilt, duvet, patchwork, sleeper, blanket, land of dreams, bedspread; sleep, dream, hills, folds, nap, sleeping giant, pillow, lie-in, insomnia, "
     "sandman, sheep, slumber, tucked in, bedroom, map, fields; softness, drowsy; counting sheep, land of nod, sweet dreams, sleep on it, you've made your "
     "bed, sleeping beauty, the land under the quilt, don't wake the giant, as I lay me down to sleep, wet blanket, forty winks, long way to the pillow, "
     "tiptoe, journey to the end of the bed, good night moon, enter sandman, blanket of hills, let him sleep, sleep tight; zzz, snore",
     NULL},
};
const int lexicon_scenes_inside_count = sizeof lexicon_scenes_inside / sizeof *lexicon_scenes_inside;
