/* The lexicon of compositions: what is told of doors, of one thing for another, of vessels and of changes, whoever
 * is on the card. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_scenes_door[] = {
    {"doorway.0",
     "porte ouverte, passage, seuil, autre monde, porte au milieu de nulle part; franchir, entrer, inviter, ailleurs, portail, sortie, paradis, accueil, "
     "évasion, invitation, dimension, départ; curiosité, tentation; entrez sans frapper, la porte du paradis, ailleurs l'herbe est plus verte, entrer dans "
     "la danse, passer le pas, prendre la porte, un pas de plus, au-delà, de l'autre côté, c'est par ici, monstres et compagnie, porte ouverte à tout, "
     "journée portes ouvertes, une issue, suivez-moi, entrée des artistes; toc toc, grince",
     "open door, passage, threshold, other world, door in the middle of nowhere; step through, enter, invite, elsewhere, portal, exit, paradise, welcome, "
     "escape, invitation, dimension, departure; curiosity, temptation; knock knock, a way out, stairway to heaven, the grass is always greener, open house, "
     "this way please, come on in, follow me, beyond, the other side, monsters inc, one door closes another opens, break on through, Narnia, knocking on "
     "heaven's door, leave your worries on the doorstep, opportunity knocks; creak",
     NULL},
    {"doorway.1",
     "trou de serrure, serrure, espionner, voyeur, indiscret, regarder par; épier, curieux, secret, œil, interdit, chambre, voler du regard, entrebâiller, "
     "Barbe bleue, jalousie, voir sans être vu, clé perdue, resquiller, lorgner, majordome; curiosité, indiscrétion; par le petit bout de la lorgnette, la "
     "curiosité est un vilain défaut, regarder par le trou de la serrure, le spectacle sans payer, ni vu ni connu, secret bien gardé, derrière la porte, "
     "qu'est-ce qu'il y a derrière, la clé du mystère, Alice au pays des merveilles, un œil indiscret, à huis clos, jeter un œil, défense d'entrer, fermé à "
     "double tour, vie privée; chut, clic",
     "keyhole, lock, spy, peeping, voyeur, peek through; pry, curious, secret, eye, forbidden, bedroom, glimpse, ajar, Bluebeard, jealousy, unseen, lost "
     "key, eavesdrop, nosy, butler; curiosity, indiscretion; peeping Tom, curiosity killed the cat, through the keyhole, what the butler saw, behind closed "
     "doors, for your eyes only, a sneak peek, free show, Alice in Wonderland, through the looking hole, private life, I spy with my little eye, well kept "
     "secret, key to the mystery, nosy parker, no entry, under lock and key, a glimpse of elsewhere; shh, click",
     NULL},
    {"doorway.2",
     "porte dans l'arbre, maison dans l'arbre, cabane, seuil, lutin, elfe; tronc, habiter, lanterne, nid, forêt enchantée, petit logis, gnome, écureuil, "
     "visite, foyer, hobbit, fée; confort, magie; chez moi, bienvenue chez nous, résidence d'elfe, le petit peuple, toc toc qui est là, maison de campagne, "
     "au cœur de l'arbre, une cabane au fond des bois, home sweet home, être du bois dont on fait, un logement vert, résidence secondaire, la forêt "
     "enchantée, tronc commun, le voisin du chêne, Panoramix, habiter la nature; toc toc",
     "door in a tree, tree house, cabin, doorstep, elf, gnome; trunk, live, lantern, nest, enchanted forest, little home, squirrel, visit, hobbit, fairy, "
     "Keebler; comfort, magic; home sweet home, elf residence, knock on wood, the little people, welcome home, faraway tree, a cabin in the woods, green "
     "housing, country house, the wind in the willows, who lives here, second home, tree hugger, bark worse than bite, heart of oak, knock knock; ",
     NULL},
    {"doorway.3",
     "armoire, penderie, placard, garde-robe, Narnia, porte de l'armoire; vêtements, manteaux, passage, hiver, cintres, cachette, sorcière, pays caché, "
     "entrer, ouvrir, ranger, mites, sortir du placard, magie, autre pays; curiosité; le monde de Narnia, un squelette dans le placard, l'armoire magique, "
     "je n'ai rien à me mettre, au fond de l'armoire, cacher dans le placard, le lion et la sorcière blanche, l'amant dans le placard, ranger sa chambre, "
     "voyage en chambre, s'habiller pour l'hiver, la garde-robe idéale, monstre du placard, plus grand à l'intérieur, un pays dans le meuble; grince, toc",
     "wardrobe, closet, cupboard, Narnia, wardrobe door; clothes, coats, passage, winter, hangers, hideout, witch, hidden land, enter, open, tidy, moths, "
     "come out, magic, other land, fur; curiosity; the lion the witch and the wardrobe, come out of the closet, skeleton in the closet, nothing to wear, Mr "
     "Tumnus, tidy your room, bigger on the inside, monster in the closet, walk-in closet, at the back of the wardrobe, dressed for winter, nobody wears fur "
     "in there, travel from your room, furniture with a view, out of the closet, boxing day; creak, knock",
     NULL},
    {"doorway.4",
     "musée, tableau vide, cadre, évadé, galerie, toile, peinture; s'échapper, visiteurs, foule, chef-d'œuvre, voleur, vol, exposition, art moderne, "
     "gardien, disparu, vernissage, conservateur, sortir du cadre, touristes, Louvre, Joconde; malice, étonnement; la nuit au musée, évadé du musée, le vol "
     "du siècle, il s'est fait la malle, l'art contemporain, chef-d'œuvre disparu, où est-il passé, une œuvre vivante, filer à l'anglaise, ni vu ni connu, "
     "le musée est fermé, prendre la clé des champs, absence remarquée, nature vivante, pause déjeuner, je m'ennuyais là-dedans; oh, chut",
     "museum, empty frame, picture, escapee, gallery, canvas, painting; escape, visitors, crowd, masterpiece, thief, theft, exhibition, modern art, guard, "
     "missing, curator, outside the frame, tourists, Louvre, Mona Lisa; mischief, astonishment; night at the museum, escaped from the museum, out of the "
     "picture, the great escape, the art of disappearing, picture perfect, heist of the century, where did it go, French leave, out of the frame, still life "
     "no more, nobody notices, lunch break, a moving picture, thinking outside the box, gone missing, art attack; oh, shh",
     NULL},
    {"doorway.5",
     "ciel déchiré, couture, recoudre, accroc, déchirure, échelle, couturière; fil, aiguille, réparer, trou, toile, rapiécer, autre monde, ravaudage, "
     "réparation, ozone, suture, chirurgie, rideau, décor, toile de fond; fragilité, soin; l'envers du décor, recoudre le ciel, réparer les vivants, la "
     "couche d'ozone, un accroc dans le ciel, de fil en aiguille, le ciel se déchire, une brèche, cousu de fil blanc, Truman show, un point c'est tout, "
     "mieux vaut prévenir, reprise, le décor craque, un trou dans le ciel, chirurgie du ciel, sauver la planète, en découdre, à travers le trou; crac, zip",
     "torn sky, sewing, mend, tear, rip, ladder, seamstress; thread, needle, repair, hole, canvas, patch, other world, darning, ozone, stitches, surgery, "
     "curtain, backdrop, scenery; fragile, care; a stitch in time saves nine, fix the sky, the Truman show, hole in the sky, ozone layer, behind the scenes, "
     "coming apart at the seams, patch things up, a tear in the sky, behind the curtain, through the looking hole, rip in the fabric, stitch up, handyman, "
     "mending heaven, save the planet, no such thing as a perfect world, the sky's the limit, loose ends; snip",
     NULL},
    {"doorway.6",
     "hublot, sous-marin, bateau, aquarium, scaphandre, vitre ronde; capitaine Nemo, mer, plongée, regarder, croisière, nager, fond marin, cabine, Jules "
     "Verne, poisson, laverie, machine à laver, sas; étonnement, isolement; vingt mille lieues sous les mers, qui regarde qui, coucou, yellow submarine, le "
     "capitaine Nemo, plongée interdite, vue sur mer, cabine avec vue, marin d'eau douce, le grand bleu, voisin de palier, chambre avec vue, à travers le "
     "hublot, l'invité du fond, de l'autre côté de la vitre, mal de mer; blub, toc toc",
     "porthole, submarine, ship, aquarium, diving bell, round window; captain Nemo, sea, dive, look in, cruise, swim, seabed, cabin, Jules Verne, fish, "
     "laundry, washing machine, airlock; astonishment, isolation; twenty thousand leagues under the sea, yellow submarine, who's watching whom, peekaboo, "
     "sea view, a room with a view, goldfish bowl, life aquatic, hello down there, visitor from the deep, neighbour from below, on the other side of the "
     "glass, octopus's garden, spin cycle, we all live in, what are you looking at; blub, tap",
     NULL},
    {"doorway.7",
     "longue-vue, télescope, lunette, jumelles, vigie, observer; loin, pirate, horizon, guetter, espion, marin, explorer, astronome, viser, cible, cercle, "
     "zoom, découvrir, capitaine, surveiller, rêve lointain, découverte; désir, curiosité, attente; terre en vue, voir loin, à perte de vue, si loin si "
     "proche, les pirates, voir venir, par le petit bout de la lorgnette, au loin, en ligne de mire, loin des yeux, fenêtre sur cour, un rêve lointain, à "
     "l'horizon, gros plan, viser juste, garder un œil dessus, l'observateur, Christophe Colomb, Galilée, sœur Anne ne vois-tu rien venir, objectif lune; "
     "oh, ohé",
     "spyglass, telescope, scope, binoculars, lookout, observe; far away, pirate, horizon, spot, spy, sailor, explore, astronomer, aim, target, circle, "
     "zoom, discover, captain, watch, distant dream; longing, curiosity, waiting; land ahoy, I spy, so far away, as far as the eye can see, ship ahoy, "
     "pirates of the Caribbean, in sight, eyes on the prize, through the round window, Columbus, Galileo, bullseye, on the horizon, keep an eye on it, far "
     "far away, rear window, a close look, licence to kill, seek and ye shall find; oh, ahoy",
     NULL},
    {"doorway.8",
     "harpe, cordes, harpiste, jouer, doigts, arpège, lyre; ange, musique, rideau de cordes, pincer, Orphée, mélodie, barreaux, concert, céleste, derrière "
     "les cordes, toucher; harmonie, envoûtement; la corde sensible, jouer de la harpe, musique céleste, Orphée aux enfers, la musique adoucit les mœurs, "
     "derrière les barreaux de musique, un ange passe, à portée de main, faire vibrer, cordes et âme, toucher la corde, entre les lignes, prisonnier de la "
     "musique, avoir plusieurs cordes à sa harpe; dling, glissando",
     "harp, strings, harpist, play, fingers, arpeggio, lyre; angel, music, curtain of strings, pluck, Orpheus, melody, bars, concert, heavenly, behind the "
     "strings, touch; harmony, spellbound; heart strings, music of angels, stop harping on, music soothes the savage beast, pull the right strings, striking "
     "a chord, behind musical bars, strings attached, touch the sky, prisoner of music, between the lines, at my fingertips, pluck up courage, heaven can "
     "wait, Jack's golden harp, Harpo; pling, glissando",
     NULL},
    {"instead.0",
     "à la place de la lune, briller, astre, ciel, nouvelle lune; nuit, éclairer, remplacer, phare, étrange ciel, apparition, culte, rayon, lever, "
     "satellite, plein ciel; étrangeté, émerveillement; décrocher la lune, demander la lune, on a volé la lune, la lune va éclore, le ciel a changé, prendre "
     "une chose pour une autre, des vessies pour des lanternes, quelle drôle de nuit, briller de mille feux, un astre est né, clair comme le jour, il brille "
     "pour nous, la nuit lui appartient, veilleur de nuit, l'étoile du berger; ooh",
     "in place of the moon, shine, star, sky, new moon; night, glow, replace, beacon, strange sky, apparition, worship, beam, rise, satellite, up high; "
     "strangeness, wonder; fly me to the moon, who stole the moon, god does not play with it, over the moon, good night moon, shine on you crazy diamond, "
     "once in a blue moon, a star is rising, the sky has changed, bad moon rising, moonlighting, it shines for us, ask for the moon, something in the sky, "
     "night light, lucy in the sky; ooh",
     NULL},
    {"instead.1",
     "ballons, ficelles, marchand de ballons, bouquet, vendeur, baudruche; tenir, lâcher, fête foraine, enfance, s'envoler, kermesse, anniversaire, "
     "planètes, choisir, lumières, flotter, légèreté, foire, enfant; joie, insouciance; marchand de rêves, choisis ta planète, le ballon rouge, quatorze "
     "juillet, lâcher de ballons, bouquet final, un bouquet pour toi, ça plane pour moi, ne lâche pas, tout pour un sou, retenir ses rêves, léger comme "
     "l'air, là-haut, petit marchand, tenir les ficelles; pouf, pop",
     "balloons, strings, balloon seller, bunch, vendor; hold, let go, funfair, childhood, fly off, fête, birthday, planets, choose, lights, float, "
     "lightness, fair, child; joy, carefree; ninety nine red balloons, the red balloon, pick one, dreams for sale, let them rise, up up and away, a bunch "
     "for you, pick a planet, hold on tight, party time, no strings attached, balloon man, penny each, lighter than air, full of hot air, lanterns rising, "
     "take your pick, up; pop, pfft",
     NULL},
    {"instead.2",
     "réverbères, avenue, lampadaires, allée, éclairage, boulevard; promenade, nuit, rue, marcher, électricité, illuminations, ville lumière, Noël, "
     "éclairer, passant, rang, file, urbanisme, chemin éclairé; solitude, féerie; la ville lumière, boulevard des rêves, l'éclairage public, les lumières de "
     "la ville, suivre la lumière, avenue des Champs-Élysées, marcher vers la lumière, promeneur solitaire, que la lumière soit, économies d'énergie, "
     "rentrer tard, la rue est à nous, un chemin tout tracé, éclairer ma lanterne, la nuit je mens, Noël en ville; tap tap, bzz",
     "street lamps, avenue, lamp posts, alley, lighting, boulevard; stroll, night, street, walk, electricity, illuminations, city lights, Christmas, "
     "passer-by, row, town planning, lit path; lonely, enchantment; boulevard of broken dreams, follow the light, light up the night, walking home late, on "
     "the street where you live, let there be light, streets of London, the way home, main street, evening walk, saving energy, lead the way, strange lamps, "
     "light at the end, lamplighter; tap tap, buzz",
     NULL},
    {"instead.3",
     "voile, bateau, gréement, naviguer, mât, voilier étrange; vent, voguer, barre, cap, régate, pirate, traversée, navigateur, matelot, croisière, hisser, "
     "large, flotter, capitaine, énergie verte; liberté, élan; autant en emporte le vent, mettre les voiles, bon vent, contre vents et marées, à pleine "
     "voile, vogue la galère, avoir le vent en poupe, hissez haut, un drôle de bateau, une feuille à la mer, il était un petit navire, partir loin, l'appel "
     "du large, tout le monde sur le pont, prendre le large, sans voile ni vapeur, ohé matelot, suivre son étoile; ohé, flap",
     "sail, boat, rigging, navigate, mast, strange yacht; wind, voyage, helm, course, regatta, pirate, crossing, sailor, cruise, hoist, open sea, float, "
     "captain, green energy; freedom, drive; gone with the wind, sail away, plain sailing, follow your star, ship shape, three sheets to the wind, sailing, "
     "hoist the sails, come sail away, blowing in the wind, wind in my sails, against wind and tide, row your boat, set sail, a whole new course, drifting "
     "away, catch the wind, the owl and the pussycat, captain my captain; ahoy, flap",
     NULL},
    {"instead.4",
     "voleur de ciel, vol, courir, trou dans le ciel, cambrioleur, butin; s'enfuir, dérober, nuit, poursuite, Prométhée, crime, larcin, fuite, étoile "
     "manquante, coupable; audace, culpabilité; au voleur, décrocher la lune, le vol du siècle, pris la main dans le sac, voler de nuit, qui vole un œuf, ni "
     "vu ni connu, un trou dans la nuit, je l'ai fait pour toi, promis je te l'apporte, rends-moi ça; vite, zou",
     "sky thief, steal, run, hole in the sky, burglar, loot; flee, snatch, night, chase, Prometheus, crime, theft, getaway, missing star, guilty; daring, "
     "guilt; stop thief, catch me if you can, heist, stealing the moon, it takes a thief, red handed, despicable me, a hole in the night, I did it for you, "
     "shot for the moon, finders keepers, run like the wind; zoom, dash",
     NULL},
    {"instead.5",
     "parapluies, foule, vue d'en haut, marée de parapluies, sans parapluie; pluie, différent, anonyme, trempé, solitude, ville, passants, original, à "
     "découvert, heure de pointe, mouton noir, distrait; différence; les parapluies de Cherbourg, chantons sous la pluie, seul au monde, sortir du lot, sous "
     "l'averse, le mouton noir, tous à l'abri sauf, trempé jusqu'aux os, oublié son parapluie, seul contre tous, chacun pour soi, un grain de folie, dans la "
     "foule, la météo s'est trompée, aimer la pluie, parmi la foule; plic ploc, flac",
     "umbrellas, crowd, from above, sea of umbrellas, without umbrella; rain, different, anonymous, soaked, alone, city, passers-by, odd one out, exposed, "
     "rush hour, black sheep, forgetful; lonely; singing in the rain, the umbrellas of Cherbourg, raindrops keep falling on my head, stand out from the "
     "crowd, alone in the crowd, forgot my umbrella, soaked to the skin, under my umbrella, dare to be different, only happy when it rains, I'm walking in "
     "the rain, everyone but me, dancing in the rain, all wet; drip drop, splash",
     NULL},
    {"instead.6",
     "rangées, tous pareils, intrus, différent, identiques, uniforme; foule, clones, armée, Magritte, copie, usine, original, mouton noir, classe, école, "
     "conformisme, ressemblance, alignement, exception, seul; différence, courage, solitude; cherchez l'intrus, sortir du rang, le mouton noir, un de trop, "
     "seul contre tous, trouver la différence, la perle rare, sortir du lot, dans la foule, pas comme les autres, se fondre dans la masse, une aiguille dans "
     "une botte de foin, oser être différent, qui se ressemble s'assemble, le vilain petit canard, Où est Charlie, chemin du cœur, photocopie, unique en son "
     "genre; une deux, hein",
     "rows, all the same, odd one out, different, identical, uniform; crowd, clones, army, Magritte, copy, factory, original, black sheep, class, school, "
     "conformity, likeness, lined up, exception, alone; courage, lonely; stand out from the crowd, one of these things is not like the others, spot the "
     "difference, one in a million, dare to be different, all alike, a face in the crowd, the ugly duckling, where's Wally, birds of a feather, needle in a "
     "haystack, another brick in the wall, only one opens everything, the way to my heart, attack of the clones, be yourself, unique; one two, huh",
     NULL},
    {"instead.7",
     "feu d'artifice, fusées, quatorze juillet, nouvel an, bouquet final; pétard, explosion, foule, fête nationale, étincelles, spectacle, ciel en feu; "
     "émerveillement, joie; oh la belle bleue, la fête est finie, bonne année, mettre le feu aux poudres, briller de mille feux, en mettre plein la vue, "
     "feux de la Saint-Jean; boum, oooh",
     "fireworks, rockets, fourth of July, new year, finale; firecracker, explosion, crowd, bonfire night, sparks, spectacle, sky on fire; wonder, joy; baby "
     "you're a firework, happy new year, grand finale, go out with a bang, ooh and aah, light up the sky, remember remember; boom, ooh",
     NULL},
    {"vessel.0",
     "embarcation, traversée, radeau, navire étrange, voguer; naviguer, mer, ramer, passager, croisière, Noé, migrant, cap, dérive, aventure, matelot, rame, "
     "capitaine; espoir; vogue la galère, il était un petit navire, l'appel du large, prendre le large, contre vents et marées, radeau de fortune, en route "
     "vers l'inconnu, les moyens du bord, traverser la mer, bon vent, mener sa barque, embarquement immédiat, l'odyssée, tous les moyens sont bons, seul en "
     "mer, à la dérive; plouf, ohé",
     "craft, crossing, raft, strange ship, afloat; sail, sea, row, passenger, cruise, Noah, migrant, course, drift, adventure, sailor, oar, captain; hope; "
     "row row row your boat, life of Pi, whatever floats your boat, sail away, into the unknown, all aboard, the owl and the pussycat, lost at sea, against "
     "the tide, cast away, a sea change, odyssey, makeshift raft, alone at sea, making do, calm sea; splash, ahoy",
     NULL},
    {"vessel.1",
     "monture, voler, chevaucher, vol, tapis volant; ciel, voyage, cavalier, Nils Holgersson, altitude, planer, évasion, aérien, traversée; liberté, "
     "ivresse; l'envol, le merveilleux voyage, à vol d'oiseau, l'histoire sans fin, s'envoyer en l'air, par-dessus les nuages, compagnie aérienne, première "
     "classe, au septième ciel, aller simple pour les nuages; wouh",
     "mount, fly, ride, flight, magic carpet; sky, journey, rider, altitude, glide, escape, airborne; freedom, thrill; the neverending story, a whole new "
     "world, magic carpet ride, as the crow flies, how to train your dragon, first class, walking in the air, over the clouds, cloud nine, one way ticket, "
     "fly by night, flight mode; whoosh",
     NULL},
    {"vessel.2",
     "habiter, maison insolite, logis, demeure, cheminée, fenêtres allumées, chez-soi; logement, porte, fumée, loyer, tiny house, cabane, locataire, foyer, "
     "immobilier, agence, résidence, adresse, camping, minuscule, contes; confort, fantaisie; home sweet home, vivre dans une godasse, chez moi, charmant "
     "deux pièces, prix de l'immobilier, bienvenue à la maison, maison à louer, on est bien chez soi, crise du logement, feu dans la cheminée, qui habite "
     "là, la vieille dame dans une chaussure, logement atypique, vue sur jardin, là où est le cœur, petite maison dans la prairie, faire son nid, airbnb, "
     "Hansel et Gretel; toc toc, fff",
     "home, unusual house, dwelling, chimney, lit windows, live in; lodging, door, smoke, rent, tiny house, cabin, tenant, hearth, real estate, agency, "
     "residence, address, camping, fairy tale; comfort, whimsy; home sweet home, there was an old woman who lived in a shoe, home is where the heart is, "
     "home is where the kettle is, property prices, no place like home, housing crisis, who lives here, welcome home, little house on the prairie, location "
     "location location, room to let, my humble abode, a fixer upper, airbnb, make yourself at home, moving in, Hansel and Gretel, cosy; knock knock, puff",
     NULL},
    {"vessel.3",
     "carrosse, attelage, roues, tirer, charrette, roulotte, calèche; déménagement, cocher, voyage, Cendrillon, remorque, convoi, caravane, route, nomade, "
     "cirque, transport, livraison, traîner, tracter; élan, peine; mettre la charrue avant les bœufs, le carrosse de Cendrillon, en voiture Simone, en "
     "route, le cirque s'en va, rouler carrosse, traîner son lit, chauffeur de maître, je n'ai pas sommeil, partir avec sa maison, tirer son épingle du jeu, "
     "poids lourd, la caravane passe, taxi, gens du voyage, livraison à domicile; clop, criic",
     "carriage, wagon, wheels, pull, cart, caravan, coach; moving, coachman, journey, Cinderella, trailer, convoy, road, nomad, circus, transport, delivery, "
     "drag, tow, rickshaw; drive, toil; moving day, the circus is leaving town, put the cart before the horse, Cinderella's coach, on the road again, wheels "
     "on the bus, chitty chitty bang bang, hit the road Jack, pull your weight, home on wheels, hold your horses, home delivery, the wheels are turning, "
     "heavy load, uber, jump on the bandwagon, a bed on the run, special delivery; clop, creak",
     NULL},
    {"vessel.4",
     "bouteille à la mer, bouteille géante, message, naufragé, en bouteille, bateau en bouteille; dériver, bouchon, SOS, traversée, secours, courant, "
     "flotter, verre, île déserte, courrier, mer, enfermé; espoir, isolement; une bouteille à la mer, message in a bottle, à la dérive, dans sa bulle, "
     "lettre à personne, seul au monde, destination inconnue, bouchon de liège, ivre de mer, voyage sous verre, un message pour toi, retour à l'envoyeur; "
     "glou, plop",
     "message in a bottle, giant bottle, castaway, bottled, ship in a bottle; drift, cork, SOS, crossing, rescue, current, float, glass, desert island, "
     "mail, sea, enclosed; hope, isolation; SOS to the world, cast away, genie in a bottle, adrift, living in a bubble, letter to nobody, destination "
     "unknown, bottled up, return to sender, sealed fate, float on, drunken sailor; glug, plop",
     NULL},
    {"turning.0",
     "sablier, temps qui coule, sable, retourner, mer et désert; s'écouler, fin, patience, vider, marée, assécher, climat, grains, transformation, "
     "réchauffement, compte à rebours; urgence, nostalgie; le temps qui passe, time and tide, le désert avance, le temps est compté, un grain de sable, "
     "poussière tu redeviendras, le sable du temps, bâtir sur le sable, la mer s'en va, changement climatique, retourner le sablier, course contre la "
     "montre, les jours s'en vont, tout s'écoule; fss, ssss",
     "hourglass, sands of time, sand, flip, sea and desert; run out, end, patience, drain, tide, dry up, climate, grains, transform, warming, countdown; "
     "urgency, nostalgia; time and tide, the sands of time, days of our lives, time is running out, days at the beach slip away, like sands through the "
     "hourglass, turn it over, dust to dust, climate change, time slips away, the desert is coming, beat the clock; sss, hiss",
     NULL},
    {"turning.1",
     "métamorphose, envolée, vol, transformation, Escher; se changer, évolution, migration, nuée, progressif, peu à peu, dégradé; émerveillement; petit à "
     "petit, l'envol, la métamorphose, rien ne se perd tout se transforme, évoluer, le grand changement, de l'un à l'autre, muer; frrt",
     "metamorphosis, flight, flock, transformation, Escher; change, evolution, migration, swarm, gradual, bit by bit; wonder; little by little, changing "
     "into something else, one becomes the other, shape shifters, take wing; flutter",
     NULL},
    {"turning.2",
     "feuilles qui s'envolent, automne, arbre, feuillage, s'effeuiller; tomber, migration, vent, s'envoler, saison, feuilles mortes, novembre, se changer, "
     "libération, dénuder, départ; mélancolie, liberté; les feuilles mortes, autant en emporte le vent, l'automne arrive, quitter le nid, tomber comme des "
     "feuilles, chanson d'automne, la chute, l'arbre voyage, prendre son envol, feuille volante, partir en vacances, les sanglots longs, le vent les "
     "emporte; frou, fff",
     "leaves flying off, autumn, tree, foliage, shedding; fall, migration, wind, fly away, season, dead leaves, November, change, release, bare, departure; "
     "melancholy, freedom; autumn leaves, gone with the wind, turn over a new leaf, leaving home, leaving the nest, make like a tree and leave, flying away, "
     "on the wind, the answer is blowing, spring cleaning, let them go; rustle, flutter",
     NULL},
    {"turning.3",
     "fumée, volutes, vapeur, génie, cheminée, esprit, encens; feu, lampe, apparaître, rêve, prendre forme, Aladin, souffler, brume, spectre, tabac, pipe, "
     "parfum, arôme, vœux, souvenirs; mystère, évanescence; il n'y a pas de fumée sans feu, le génie de la lampe, partir en fumée, fais un vœu, écran de "
     "fumée, trois souhaits, souvenir parfumé, un rêve s'échappe, fumer tue, le parfum du souvenir, un fantôme passe, calumet de la paix, dissiper les "
     "brumes, esprit es-tu là, château de fumée; pfff, fssh",
     "smoke, wisps, steam, genie, chimney, spirit, incense; fire, lamp, appear, dream, take shape, Aladdin, puff, mist, spectre, tobacco, pipe, perfume, "
     "scent, wishes, memories; mystery, fleeting; no smoke without fire, genie in a lamp, up in smoke, make a wish, smoke screen, three wishes, smoke gets "
     "in your eyes, a dream escapes, smoke and mirrors, ghost in the steam, holy smoke, pipe dream, smoke signals, is there anybody there, puff the magic "
     "dragon, wake up and smell the coffee; hiss",
     NULL},
    {"turning.4",
     "traces, empreintes, pas, pattes, neige, loup-garou; pister, suivre, métamorphose, chasse, piste, détective, ombre, bottes, lanterne, ours, animal en "
     "moi, nuit; mystère, inquiétude; suivre à la trace, docteur Jekyll, la bête en moi, pas à pas, chassez le naturel, les traces dans la neige, où vont "
     "ces pas, pleine lune, changer de peau, retour à l'état sauvage, faire peau neuve; crunch, grr",
     "tracks, footprints, steps, paws, snow, werewolf; trail, follow, metamorphosis, hunt, detective, shadow, boots, lantern, animal within, night, bigfoot; "
     "mystery, unease; following in his footsteps, on the trail, cover your tracks, Jekyll and Hyde, the beast within, step by step, footprints in the snow, "
     "into the wild, full moon, change your spots, call of the wild, walk on the wild side, hot on the heels; crunch, grr",
     NULL},
    {"turning.5",
     "peintre, fresque, pinceau, mur, peindre, street art, graffiti, papier peint; prendre vie, dessin, artiste, créer, échelle, couleur, trompe-l'œil, "
     "Banksy, imagination, muraille, sortir du mur, décorer, tag, galerie, chef-d'œuvre; créativité, magie; peindre sur les murs, dessine-moi un mouton, "
     "l'art prend vie, plus vrai que nature, se faire un film, peindre la girafe, les murs ont des oreilles, le diable sur la muraille, faire le mur, à "
     "l'œuvre, un rêve sur le mur, haut en couleur, sors de ce mur, créer la vie, un coup de pinceau, le portrait s'échappe, interdit d'afficher; flop, "
     "pschit",
     "painter, mural, brush, wall, paint, street art, graffiti, wallpaper; come to life, drawing, artist, create, ladder, colour, trompe l'oeil, Banksy, "
     "imagination, step out of the wall, decorate, tag, gallery, masterpiece; creativity, magic; let me out of this wallpaper, life imitates art, the "
     "writing on the wall, a work of art, off the wall, larger than life, painting the town red, art comes alive, paint it black, draw me a sheep, drawing "
     "on imagination, Picasso, paint your dreams, watch paint dry, creator and creature, brush up, picture this, the yellow wallpaper; splat, swish",
     NULL},
    {"turning.6",
     "boîte à musique, ballerine, danse, automate, clé, remonter, mécanisme; tourner, tutu, ritournelle, jouet, danseuse, miroir, mélodie, enfance, "
     "grand-mère, ressort, pirouette, valse, cassette, bijoux, ballet; nostalgie, grâce, ennui; petit rat de l'opéra, la danseuse, tourne tourne petite "
     "danseuse, en avant la musique, le lac des cygnes, la ritournelle, entrez dans la danse, on achève bien les chevaux, remonter le mécanisme, danser sur "
     "commande, tourner en rond, foxtrot, souvenir d'enfance, Casse-noisette, tutu et pointes, petite musique de nuit, danse avec moi, une dernière valse; "
     "ding, la la",
     "music box, ballerina, dance, automaton, key, wind up, clockwork; spin, tutu, tune, toy, dancer, mirror, melody, childhood, grandmother, spring, "
     "pirouette, waltz, jewels, ballet; nostalgia, grace, boredom; tiny dancer, swan lake, dancing queen, wind me up, the nutcracker, foxtrot, face the "
     "music, dance monkey, may I have this dance, you spin me round, one last waltz, Billy Elliot, going round in circles, dance to my tune, childhood "
     "memory, save the last dance, dancing on my own, strictly ballroom, black swan; ding, plink",
     NULL},
    {"turning.7",
     "manège, carrousel, chevaux de bois, fête foraine, tourner, tour; enfance, pompon, ticket, foire, vertige, musique, rayures, kermesse, tourbillon, "
     "chapiteau, dimanche, jouer; joie, nostalgie; attraper le pompon, encore un tour, tournez manège, tournez tournez bons chevaux de bois, la tête qui "
     "tourne, mon manège à moi, la fête foraine, un tour gratuit, retomber en enfance, en voiture, tourner en rond, drôle de monture, faire un tour, les "
     "manèges de mon enfance, la roue tourne, vive la foire; flonflon, youpi",
     "merry-go-round, carousel, ride, funfair, spin, roundabout; childhood, ticket, fair, dizzy, music, stripes, whirl, Sunday, play, pony; joy, nostalgia; "
     "one more ride, what goes around comes around, round and round, you spin me round, all the fun of the fair, the magic roundabout, swings and "
     "roundabouts, Mary Poppins, going in circles, the circle game, wheel in the sky, take a spin, childhood on a loop, free ride, hold on tight, strange "
     "horses, merry go round of life; whee, oompah",
     NULL},
};
const int lexicon_scenes_door_count = sizeof lexicon_scenes_door / sizeof *lexicon_scenes_door;
