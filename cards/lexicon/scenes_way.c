/* The lexicon of compositions: what is told of balance, of ways and of what pours out, whoever
 * is on the card. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_scenes_way[] = {
    {"balance.0",
     "pile, empilement, équilibre, tas, acrobate; tour, fragile, bric-à-brac, déménagement, Jenga, en haut; vertige; ça ne va pas tenir, un équilibre "
     "précaire, la tour de Babel, ne respire plus, mettre en pile, tout en haut; patatras",
     "pile, stack, balance, heap, acrobat; tower, fragile, clutter, moving, Jenga, on top; vertigo; it won't hold, house of cards, tower of Babel, top of "
     "the pile, don't breathe, balancing act; crash",
     NULL},
    {"balance.1",
     "funambule, corde raide, fil, équilibriste, fildefériste, traversée; tours, vide, vertige, balancier, cirque, danger, sans filet, courage, tomber, deux "
     "tours, pas à pas, suspense; audace; sur le fil, sur la corde raide, ne regarde pas en bas, marcher sur un fil, la vie ne tient qu'à un fil, un pas "
     "après l'autre, dans le vide, jouer à l'équilibriste, quel cirque, entre deux tours, retenir son souffle, le grand saut, filer droit, garder "
     "l'équilibre, tomber de haut; oups, hop",
     "tightrope, high wire, funambulist, walker, rope, crossing; towers, void, dizzy, pole, circus, danger, without a net, courage, fall, twin towers, step "
     "by step, suspense; vertigo, daring; walking the line, I walk the line, don't look down, man on wire, one step at a time, walk a fine line, hanging by "
     "a thread, balancing act, mind the gap, skating on thin ice, take the high road, keep your balance, hold your breath, leap of faith, free solo; oops, "
     "gasp",
     NULL},
    {"balance.2",
     "balance, peser, plateaux, justice, poids, comparer; choix, égalité, marché, équilibre, juger, hésiter, verdict, égal, dilemme, trébuchet, comparaison, "
     "Anubis, signe astrologique, décision; hésitation, équité; peser le pour et le contre, deux poids deux mesures, faire pencher la balance, le jugement "
     "dernier, un partout, entre les deux mon cœur balance, justice est faite, balance ton, choisir c'est renoncer, à poids égal, le prix des choses, l'un "
     "vaut l'autre, mettre en balance, la raison ou le cœur, pèse-personne, ça fait combien, de même poids; cling, tilt",
     "scales, weigh, pans, justice, weight, compare; choice, equality, market, balance, judge, hesitate, verdict, equal, dilemma, comparison, Anubis, libra, "
     "decision, price; hesitation, fairness; weigh the pros and cons, tip the scales, love is heavier than you think, judgement day, hanging in the balance, "
     "worth its weight, justice is served, apples and oranges, tough choice, property prices, quality over quantity, head or heart, worth it, a weighty "
     "matter, fair trade, even stevens, lady justice; clink, tilt",
     NULL},
    {"balance.3",
     "table ronde, convives, mains tendues, partage, vue d'en haut, part; gâteau, manger, avidité, chevaliers, prendre, bougies, repas, famille, réunion, "
     "dîner, spiritisme, séance, dispute, tirage des rois, galette, poker; convoitise; les chevaliers de la table ronde, à table, le partage, chacun sa "
     "part, tout le monde en veut, se servir, la part du lion, diviser pour régner, la galette des rois, qui aura la fève, bas les pattes, le roi Arthur, "
     "haut les mains, à qui le tour, esprit es-tu là, réunion de famille, les mains dans le plat, jeu de mains jeu de vilains, on partage; miam, hop",
     "round table, guests, reaching hands, sharing, from above, slice; cake, eat, greed, knights, grab, candles, meal, family, meeting, dinner, seance, "
     "quarrel, poker, Camelot; ; knights of the round table, sharing is caring, a piece of the pie, everybody wants some, help yourself, sunny side up, the "
     "lion's share, hands off, dinner is served, divide and rule, all for one, King Arthur, whose turn is it, is anybody there, hungry hands, slice of life, "
     "first come first served, what's for breakfast, fair shares, have your cake, to die for; yum",
     NULL},
    {"balance.4",
     "fils électriques, portée, notes, toits, violoniste, partition, câbles; musique, cordes à linge, concert, hirondelles, rue, mélodie, jouer, perchés, "
     "solfège, sérénade, poteau, oiseaux sur un fil; harmonie, poésie; concert sur les toits, un violon sur le toit, la musique est dans l'air, sur la "
     "portée, musique de rue, avoir l'oreille musicale, do ré mi, jouer à l'oreille, à portée, une note de poésie, partition céleste, chanter sur les toits, "
     "changer de ton, coupure de courant, la mélodie du bonheur, connaître la musique; la la, crin crin",
     "wires, stave, notes, rooftops, violinist, score, cables; music, washing line, concert, swallows, street, melody, play, perched, solfa, serenade, "
     "telegraph pole, birds on a wire; harmony, poetry; rooftop concert, fiddler on the roof, bird on a wire, music is in the air, street music, high notes, "
     "play it by ear, do re mi, music of the night, take note, shout it from the rooftops, live wire, power cut, on the right note, up on the roof, sheet "
     "music, cat on a hot tin roof, hit the right note; la la, fiddle",
     NULL},
    {"balance.5",
     "tir à la corde, corde, tirer, lutte, jeu, rivalité, concours; suspendu, force, adversaire, dispute, match, rope, à qui, partager, bras de fer, équipe; "
     "effort; tirer la couverture à soi, c'est à moi, tirer sur la corde, trop tirer sur la corde, à qui le tour, rendez-le-moi, que le meilleur gagne, la "
     "corde au cou, garde alternée, rapport de force, ne lâche rien, un partout, oh hisse, le passage des superstitieux, superstition; han",
     "tug of war, rope, pull, struggle, game, rivalry, contest; hanging, strength, opponent, quarrel, match, whose, share, team; effort; it's mine, pull the "
     "other one, may the best one win, I have the answer, at the end of my rope, give and take, money for old rope, no pulling, learn the ropes, custody "
     "battle, squid game, give it back, don't let go, evenly matched, pull yourself together; heave ho, grunt",
     NULL},
    {"balance.6",
     "balançoire, se balancer, escarpolette, élan, pousser; enfance, corde, jeu, jardin public, square, va-et-vient, s'envoler, ciel, haut, légèreté, "
     "Fragonard, vent, récréation, pendule, plus haut; joie, insouciance, liberté; pousse-moi, plus haut que les nuages, les hasards heureux, encore plus "
     "haut, retomber en enfance, avoir des hauts et des bas, sur la balançoire, prendre de l'élan, jeu d'enfant, entre deux mondes, toucher le ciel, sauter "
     "dans le vide, envoie-moi au ciel, léger comme l'air, le mouvement perpétuel, à la récré, donne-moi de l'élan; wiii, gnik",
     "swing, swinging, push, momentum, playground; childhood, rope, game, park, back and forth, fly, sky, high, lightness, Fragonard, wind, recess, "
     "pendulum, higher; joy, carefree, freedom; push me higher, swing low sweet chariot, higher and higher, swings and roundabouts, mood swings, child's "
     "play, ups and downs, touch the sky, in full swing, swing when you're winning, get into the swing, the sky is the limit, playground in the sky, jump, "
     "push the boat out, free as the wind, sultans of swing, give me a push; whee, creak",
     NULL},
    {"balance.7",
     "bascule, balançoire à bascule, équilibre, tape-cul, livre, contrepoids; jeu, peser, square, haut et bas, levier, poids, enfance, comparer, égalité, "
     "récréation, poids plume, poids lourd, comparaison; équité; poids lourd contre poids plume, l'effet papillon, faire contrepoids, avoir des hauts et des "
     "bas, la loi du plus léger, à armes égales, loger léger, question de poids, le poids des mots, faire pencher la balance, on ne fait pas le poids, à toi "
     "à moi, juste équilibre, le savoir équilibre tout, un livre entre nous; boing, hop",
     "seesaw, teeter-totter, balance, book, counterweight; game, weigh, playground, up and down, lever, weight, childhood, compare, equal, recess, "
     "lightweight, heavyweight; play, fairness; ups and downs, the butterfly effect, punching above its weight, what goes up must come down, a delicate "
     "balance, margery daw, weight of words, light as a feather, tip the balance, heavyweight champion, matter of weight, evenly matched, your turn, fair "
     "and square, give me a lever, balanced reading; boing, whee",
     NULL},
    {"balance.8",
     "échecs, échiquier, échec et mat, pion, partie, roi, case; David et Goliath, stratégie, défi, adversaire, dames, noir et blanc, face à face, duel, "
     "affronter, petit contre grand, jeu de la dame, tournoi, cavalier; courage; le jeu de la dame, la partie est inégale, à toi de jouer, petit mais "
     "costaud, se faire damer le pion, un coup d'avance, seul contre tous, le pot de terre contre le pot de fer, le roi est mort, même pas peur, poids lourd "
     "poids plume, n'être qu'un pion, duel au sommet, le courage des petits; clac, gong",
     "chess, chessboard, checkmate, pawn, game, king, square; David and Goliath, strategy, challenge, opponent, checkers, black and white, face to face, "
     "duel, confront, small against big, tournament, knight, wizard chess; courage, defiance; the queen's gambit, your move, just a pawn, one move ahead, a "
     "game of kings, size doesn't matter, stand up to bullies, uneven match, face your fears, one night in Bangkok, pawn sacrifice, pick on someone your own "
     "size, stalemate, endgame, the underdog, battle of wits; clack, gong",
     NULL},
    {"balance.9",
     "métronome, tempo, battre la mesure, rythme, mesure, cadence; danser, balancier, tic tac, musique, temps, aiguille, va-et-vient, pendule, leçon de "
     "piano, régulier, ponctualité; régularité, vertige; garder le rythme, danser en mesure, dans le tempo, à contretemps, rythme dans la peau, suivre la "
     "cadence, marquer le temps, plus vite que la musique, le temps de danser, le temps presse, allegro, un temps pour tout; clac",
     "metronome, tempo, beat, rhythm, measure, cadence; dance, pendulum, tick tock, music, time, needle, back and forth, piano lesson, steady, punctual; "
     "dizzy; keep the beat, the rhythm is gonna get you, in time, beat the clock, mood swings, dancing to the beat, off beat, pick up the pace, march to "
     "your own drum, got rhythm, time keeps on slipping, swing time, allegro, I got rhythm, out of step; clack",
     NULL},
    {"balance.10",
     "gâteau, pièce montée, anniversaire, bougies, pâtisserie, glaçage; échelle, grimper, sucre, mariage, crème, cerise, fête, dessert, gourmand, étages, "
     "fondant, escalade, goûter, souffler, tarte; gourmandise, joie; joyeux anniversaire, la cerise sur le gâteau, c'est du gâteau, part du gâteau, vive la "
     "mariée, souffle tes bougies, qu'ils mangent de la brioche, ascension sucrée, l'Everest en sucre, gagner sa part, la pièce montée, fais un vœu, un an "
     "de plus, le sommet de la gourmandise, Charlie et la chocolaterie, coup de fouet, régime demain; miam, pff",
     "cake, wedding cake, birthday, candles, pastry, icing; ladder, climb, sugar, wedding, cream, cherry, party, dessert, sweet tooth, tiers, blow out, pie, "
     "baking; greed, joy; happy birthday, the icing on the cake, piece of cake, let them eat cake, have your cake and eat it, cherry on top, make a wish, "
     "here comes the bride, great British bake off, sugar mountain, another year older, blow out the candles, climb every mountain, diet starts tomorrow, "
     "Portal, sweet sixteen, takes the cake, sugar rush, top tier; yum, puff",
     NULL},
    {"leading.0",
     "escalier, marches, monter, lanterne, ciel, ascension, degrés; grimper, paradis, étages, sommet, Jacob, haut, effort, but, rêve, quête, amour, "
     "escalade, essoufflé, ascenseur; espoir; stairway to heaven, grimper jusqu'à toi, l'escalier du ciel, marche après marche, toujours plus haut, monter "
     "au ciel, l'échelle de Jacob, l'ascenseur est en panne, gravir les échelons, au septième ciel, décrocher la lune, vers la lumière, le chemin du "
     "paradis, pas à pas, viser haut, encore un effort, au bout de l'escalier, un long chemin; tap tap, ouf",
     "stairs, staircase, steps, climb, lantern, sky, ascent; paradise, floors, summit, Jacob's ladder, up, effort, goal, dream, quest, out of breath, lift; "
     "hope; stairway to heaven, stairway to paradise, one step at a time, higher and higher, climbing the ladder, reach for the stars, seventh heaven, "
     "knocking on heaven's door, step by step, aim high, the only way is up, the lift is broken, to the light, climb every mountain, almost there, leg day, "
     "next step, the long way up; tap tap, phew",
     NULL},
    {"leading.1",
     "route, chemin, sentier, virages, lacet, marcheur; voyage, marcher, pèlerin, destination, randonnée, quête, but, sinueux, retard, aventure, suivre, "
     "baluchon, marche, horizon; espoir, endurance; tous les chemins mènent à Rome, suivre le chemin, le chemin de Compostelle, la route est longue, en "
     "route pour l'aventure, sur la route, le chemin de la réussite, au bout du chemin, le magicien d'Oz, droit au but, rentrer à la maison, Petit Poucet, "
     "prendre la route, à la poursuite du temps, la voie est libre, chemin faisant, un long voyage, la clé du succès; tap tap, ouf",
     "road, path, trail, bends, winding, walker; journey, walk, pilgrim, destination, hike, quest, goal, late, adventure, follow, bundle, horizon; hope, "
     "endurance; follow the yellow brick road, the road to success, on the road again, the long and winding road, all roads lead to Rome, running late, the "
     "way home, hit the road, the road not taken, a long walk, country roads, road to nowhere, the journey is the reward, keep walking, highway to heaven, "
     "the path of time, the answer lies ahead, where there's a will there's a way; tap tap, phew",
     NULL},
    {"leading.2",
     "rivière, fleuve, source, courant, descendre, cours d'eau; couler, suivre, remonter, vallée, origine, cascade, méandre, torrent, eau vive, ruisseau, "
     "dévaler; fluidité, fuite; suivre le courant, remonter à la source, les petits ruisseaux font les grandes rivières, au fil de l'eau, couler de source, "
     "la rivière sans retour, tout s'écoule, la source de tout, contre le courant, au milieu coule une rivière, long fleuve tranquille, de l'eau sous les "
     "ponts; glou, splash",
     "river, stream, source, current, flow, downstream; follow, valley, origin, waterfall, meander, torrent, brook, spring, upstream; escape; go with the "
     "flow, cry me a river, a river runs through it, follow the stream, the source of it all, moon river, water under the bridge, river deep mountain high, "
     "take me to the river, from source to sea, many rivers to cross; gurgle, splash",
     NULL},
    {"leading.3",
     "fil, laisse, ficelle, fil d'Ariane, pelote, suivre le fil, chien; promenade, tenir, lien, relié, labyrinthe, collines, distance, attache, téléphone, "
     "promener, bout du fil, longue laisse; attachement, attente; le fil d'Ariane, au bout du fil, tenir en laisse, promenade dominicale, de fil en "
     "aiguille, ne tient qu'à un fil, sortir le chien, fil de la vie, vie de rêve au bout du fil, garder le lien, cordon ombilical, perdre le fil, qui est "
     "au bout du fil, un lien invisible, chien de garde, loin mais liés, tirer sur le fil, coup de fil; tire, hop",
     "thread, leash, string, Ariadne's thread, yarn, dog walking, lead; walk, hold, bond, tied, labyrinth, hills, distance, attached, phone line, long lead; "
     "attachment, waiting; walking the dog, follow the thread, hold the line, hanging by a thread, the ties that bind, no strings attached, lose the thread, "
     "at the end of the line, Sunday walk, an invisible bond, who's a good boy, guard dog, red string of fate, long distance relationship, strings attached, "
     "find your way back, keep in touch; tug, hop",
     NULL},
    {"leading.4",
     "clavier, touches, piano, rue, pianiste, mains, ivoires; musique, marcher, jouer, mélodie, noir et blanc, adagio, ville, gammes, concert, doigts, "
     "tempo, promenade musicale, passage piéton, jazz; rythme, mélancolie; musique de rue, en noir et blanc, jouer à quatre mains, faire ses gammes, la rue "
     "des touches, touche pas à mon piano, la leçon de piano, sonate au clair de lune, marcher en rythme, sous mes doigts, la fable en noir et blanc, un pas "
     "une note, petite musique de nuit, boogie woogie, du bout des doigts, la la land, pianissimo; plonk, do ré mi",
     "keyboard, keys, piano, street, pianist, hands, ivories; music, walk, play, melody, black and white, adagio, city, scales, concert, fingers, tempo, "
     "zebra crossing, jazz; rhythm, melancholy; tickling the ivories, ebony and ivory, walk the scales, street music, play it again Sam, la la land, the "
     "piano, moonlight sonata, piano man, big, at my fingertips, walk this way, key change, boogie woogie, step by step, in the key of life, chopsticks, "
     "pianissimo, every step a note; plonk, plink",
     NULL},
    {"leading.5",
     "tourbillon, maelström, spirale, tourner, remous, siphon; naufrage, bateau, aspirer, gouffre, Charybde, couler, danger, ramer, vortex, baignoire, "
     "évier, trou noir, attirer, obsession, perdu en mer; angoisse, fascination; tomber de Charybde en Scylla, le temps s'écoule, tourner en rond, au cœur "
     "du tourbillon, attiré malgré lui, dans l'œil du cyclone, le tourbillon de la vie, au bord du gouffre, être aspiré, cercle vicieux, point de "
     "non-retour, quelqu'un a tiré la chasse, ramer à contre-courant, descente aux enfers, l'appel du vide; glou, vrrr",
     "whirlpool, maelstrom, spiral, spin, eddy, drain; shipwreck, boat, suck in, abyss, Charybdis, sink, danger, row, vortex, bathtub, plughole, black hole, "
     "lure, obsession, lost at sea; dread, fascination; down the drain, round and round, going in circles, between Scylla and Charybdis, the eye of the "
     "storm, point of no return, vicious circle, you spin me round, down the drain of time, sucked in, in a spin, someone pulled the plug, circling the "
     "drain, row for your life, into the void, the perfect storm, drawn to you, spiralling; glug, whirl",
     NULL},
    {"leading.6",
     "escalier en colimaçon, spirale, descendre, procession, lanternes; profondeur, mine, puits, cortège, cave, fond, secret; crainte; descente aux enfers, "
     "au fond du puits, à la queue leu leu, toujours plus bas, secte secrète, voyage au centre de la terre, la tête qui tourne; tap tap",
     "spiral staircase, spiral, descend, procession, lanterns; depth, mine, well, cortege, cellar, bottom, secret; dread; journey to the centre of the "
     "earth, going down, downward spiral, secret society, what waits below, round and down, Dante's inferno; tap tap",
     NULL},
    {"leading.7",
     "train, wagon, fenêtres, passagers, gare, quai, départ; voyage, voyageur, rails, regarder passer, métro, adieu, compartiment, vacances, banlieue, rater "
     "le train, billet, contrôleur, orient express; nostalgie, impatience; le train va partir, en voiture, métro boulot dodo, le train de la vie, regarder "
     "passer les trains, l'orient express, un train peut en cacher un autre, voyage voyage, prochain arrêt, compagnons de voyage, adieu sur le quai, "
     "Poudlard express, la bête humaine, prendre le train en marche, départ en vacances; tchou tchou, tuut",
     "train, carriage, windows, passengers, station, platform, departure; journey, traveller, rails, watch go by, subway, farewell, compartment, holiday, "
     "commuter, miss the train, ticket, conductor, orient express; nostalgia, impatience; all aboard, strangers on a train, murder on the orient express, "
     "train of thought, last train to Clarksville, midnight train to Georgia, next stop, mind the gap, ticket please, fellow travellers, girl on the train, "
     "Hogwarts express, the wrong train, brief encounter, light at the end of the tunnel, life passing by, commuters; choo choo, toot",
     NULL},
    {"leading.8",
     "file d'attente, queue, attendre, marchand, stand, boutique; patience, client, tour, guichet, soldes, chacun son tour, dernier, marché, étal, pénurie, "
     "foire, impatience, acheter, rationnement, distribution; envie; faire la queue, les derniers seront les premiers, prenez un ticket, tous à l'abri "
     "chacun son tour, à qui le tour, à la queue leu leu, tout vient à point à qui sait attendre, victime de son succès, jour de soldes, stock épuisé, "
     "arriver trop tard, il n'y en aura pas pour tout le monde, patience et longueur de temps, le dernier de la file, black friday, qui veut mon; hum, tap "
     "tap",
     "queue, line, wait, seller, stall, shop; patience, customer, turn, counter, sales, last in line, market, shortage, fair, buy, ration, stand; "
     "impatience, desire; next please, wait your turn, good things come to those who wait, the last shall be first, first come first served, black friday, "
     "back of the queue, take a number, get in line, stand in line, selling like hot cakes, sold out, end of the line, too late, going going gone, soup "
     "kitchen, the next big thing, everybody wants one; ahem, shuffle",
     NULL},
    {"leading.9",
     "disque, vinyle, tourne-disque, sillon, platine, courir; tourner, musique, microsillon, poursuite, rayé, trente-trois tours, danse, aiguille, DJ, "
     "rythme, gramophone, course; vertige; disque rayé, tourner en rond, changer de disque, plus vite que la musique, courir après, un tour de plus, en "
     "avant la musique, face B, toujours la même chanson, la tête qui tourne, course sans fin, courir sans fin, remets-nous ça, dans le sillon, jour sans "
     "fin; scratch, crac",
     "record, vinyl, turntable, groove, LP, run; spin, music, chase, scratched, thirty-three, dance, needle, DJ, rhythm, gramophone, race; dizzy; you spin "
     "me round, broken record, going in circles, in the groove, for the record, set the record straight, same old song, on the run, running in circles, "
     "world record, flip side, chasing after, round and round, groundhog day, play it again, stuck on repeat, record breaking; scratch, crackle",
     NULL},
    {"leading.10",
     "route de touches, piano, marches, clavier, ciel, escalier de piano; musique, monter, mélodie, gamme, chemin, rêve, pianiste, notes, touches; "
     "élévation, rêverie; monter en gamme, la musique mène au ciel, stairway to heaven, une gamme vers le ciel, de note en note, la la land, montée "
     "chromatique, suivre la musique, au bout de la mélodie, le chemin des touches, Chopin, clé du ciel, musique céleste; do ré mi, plink",
     "road of keys, piano, steps, keyboard, sky, piano stairs; music, climb, melody, scale, path, dream, pianist, notes; uplift, reverie; stairway to "
     "heaven, climb the scale, follow the music, note by note, key to heaven, la la land, high notes, music of the spheres, Chopin, keys to the kingdom, "
     "ivory tower, going up a key, the road is a song; do re mi, plink",
     NULL},
    {"pouring.0",
     "larmes, pleurer, sanglot, fleuve de larmes, pleurs; chagrin, rivière, inonder, tristesse, navire, mouchoir; ; pleurer comme une madeleine, larmes de "
     "crocodile, rivière de larmes, vallée de larmes, à chaudes larmes, verser une larme; snif",
     "tears, weep, cry, river of tears, sob; grief, river, flood, sadness, boat, tissue; sorrow; cry me a river, crocodile tears, don't cry over spilt milk, "
     "tears in heaven, vale of tears, big boys don't cry, blood sweat and tears; ",
     NULL},
    {"pouring.1",
     "verser, cascade, chute d'eau, déverser, source; robinet, inonder, baignoire, ciel, couler, déluge, renverser, Vénus; abondance; naissance de Vénus, la "
     "source, après moi le déluge, la goutte d'eau, robinet ouvert, verser à boire, au pied de la cascade, source de vie; splash",
     "pour, waterfall, cascade, spill, source; tap, flood, bath, sky, flow, deluge, tip over, Venus; plenty; birth of Venus, don't go chasing waterfalls, "
     "pour it out, the source, leaky tap, when it rains it pours, go with the flow, spring of life; splash",
     NULL},
    {"pouring.2",
     "s'envoler, jaillir, nuée, essaim, sortir; libérer, magicien, lâcher, flot, explosion, Pandore, chapeau, vol; surprise, liberté; boîte de Pandore, "
     "abracadabra, prendre son envol, lâcher de colombes, sortir du chapeau; frrt",
     "fly out, burst, flock, swarm; release, magician, set free, stream, explosion, Pandora, hat, flight; surprise, freedom; Pandora's box, out of the hat, "
     "abracadabra, take flight, release the doves, set them free, surprise surprise; flutter",
     NULL},
    {"pouring.3",
     "chuchoter, murmure, oreille, secret, souffler, confidence; chut, mots, confier, rumeur, commérage, enfant, parler, mots doux, téléphone arabe, "
     "écouter, conteur, conseil, aveu, souffleur; complicité, douceur, mystère; le bouche à oreille, des mots doux, c'est un secret, dans le creux de "
     "l'oreille, les murs ont des oreilles, avoir la puce à l'oreille, ne le répète à personne, des paroles en l'air, boire ses paroles, parler pour ne rien "
     "dire, ça reste entre nous, un petit oiseau m'a dit, les mots s'envolent, langue de vipère, promis juré, donner sa langue au chat, paroles paroles, "
     "mots d'amour; psst",
     "whisper, murmur, ear, secret, confide, hush; words, rumour, gossip, child, speak, sweet nothings, telephone game, listen, storyteller, advice, "
     "confession, prompt; complicity, softness, mystery; a little bird told me, careless whisper, word of mouth, can you keep a secret, the walls have ears, "
     "Chinese whispers, between you and me, music to my ears, psst, don't tell anyone, words have wings, all ears, the horse whisperer, in one ear and out "
     "the other, lend me your ears, bedtime story, cross my heart, tell me a story, hot gossip; shh",
     NULL},
    {"pouring.4",
     "chorale, chœur, chanter, chef d'orchestre, chanteurs, concert; notes, voix, musique, baguette, hymne, messe, choristes, Noël, gospel, partition, "
     "harmonie, diriger, opéra, unisson; ferveur; les choristes, chanter en chœur, tous en chœur, une étoile est née, en avant la musique, la neuvième "
     "symphonie, les feuilles mortes, la voix des anges, vois sur ton chemin, petit papa Noël, chante avec moi, les petits chanteurs, sister act, la musique "
     "s'envole, à l'unisson, chanter à tue-tête, en harmonie, alléluia, donner de la voix; la la la",
     "choir, chorus, sing, conductor, singers, concert; notes, voice, music, baton, hymn, mass, carol, gospel, score, harmony, conduct, opera, unison; "
     "fervour; sister act, sing along, the sound of music, a star is born, all together now, hallelujah, voices of angels, glee, preaching to the choir, "
     "Christmas carols, ode to joy, in perfect harmony, music takes flight, words take wing, silent night, heavenly chorus, autumn leaves, lift every voice, "
     "pitch perfect, on a high note; la la la",
     NULL},
    {"pouring.5",
     "tambour, batteur, danser, percussion, rythme, sauter; bondir, battement, fête, baguettes, boum, trampoline, concert, tam-tam, rebondir, roulement, "
     "fanfare, vacarme, transe; joie, énergie; tambour battant, roulement de tambour, ça saute, sans tambour ni trompette, danser sur un volcan, au rythme "
     "du cœur, le clou du spectacle, la fête bat son plein, mener la danse, avoir le rythme dans la peau, sauter de joie, le petit tambour, battre le "
     "rappel, faire du bruit, ça déménage, sauter comme une carpe; ra ta plan",
     "drum, drummer, dance, percussion, rhythm, leap; jump, beat, party, sticks, boom, trampoline, concert, bongo, bounce, roll, brass band, racket, trance; "
     "joy, energy; drum roll please, march to the beat of your own drum, little drummer boy, jump for joy, we will rock you, tap dance, the beat goes on, "
     "drum up business, feel the rhythm, jump around, bang the drum, dance dance dance, the circle of life, good vibrations, jumanji, bouncing back, rhythm "
     "is a dancer, make some noise; rat-a-tat",
     NULL},
    {"pouring.6",
     "sérénade, balcon, violon, amoureux, aubade, Roméo; séduire, chanter, sous la fenêtre, musique, aimer, Juliette, nuit, troubadour, galant, déclaration, "
     "mélodie, prétendant, Cyrano, écouter, conter fleurette; amour, romance; Roméo et Juliette, sous ton balcon, la sérénade, déclarer sa flamme, mon cœur "
     "est un violon, la musique de l'amour, chanson d'amour, jouer avec le cœur, un soir à Vérone, papillons dans le ventre, l'aubade, réveiller les "
     "voisins, déclaration nocturne, parle plus bas, aux sons du violon, la clé de son cœur; crin crin, soupir",
     "serenade, balcony, violin, lover, wooing, Romeo; seduce, sing, under the window, music, love, Juliet, night, troubadour, suitor, declaration, melody, "
     "Cyrano, listen, courtship; romance; Romeo's serenade, Romeo and Juliet, wherefore art thou, under your window, music be the food of love, love song, "
     "butterflies in the stomach, play on, the key to her heart, west side story, love at first sight, wake the neighbours, strike the right note, sweet "
     "music, a night in Verona, love story, on your balcony, winning her heart, lady and the tramp; fiddle, sigh",
     NULL},
    {"pouring.7",
     "pêcheur, lune, pêche, canne à pêche, hameçon, Dreamworks, ligne; pêcher, appât, croissant, attendre, mordre, ferrer, prise, patience, assis, ciel, "
     "attraper; rêverie; pêcheur de lune, ça mord, partir à la pêche, une prise royale, à la pêche aux moules, pêche miraculeuse, mordre à l'hameçon, avoir "
     "la tête dans la lune, noyer le poisson, qu'est-ce qu'on pêche, la patience du pêcheur, prise de choix, assis sur la lune, au bout de la ligne, aller à "
     "la pêche aux idées, tendre une perche; plouf, zip",
     "fisherman, moon, fishing, rod, hook, Dreamworks, line; angler, bait, crescent, wait, bite, catch, reel, patience, sit, sky; reverie; gone fishing, "
     "hook line and sinker, a big catch, fishing for compliments, over the moon, catch of the day, the one that got away, moon river, any bites, fly me to "
     "the moon, royal catch, fisher of dreams, man in the moon, fish out of water, waiting for a bite, take the bait, sitting on the moon, what a catch; "
     "plop, zip",
     NULL},
    {"pouring.8",
     "livre ouvert, lecture, conte, pages, pop-up, lire, histoire; sortir du livre, imagination, magie, lumière, roman, grimoire, prendre vie, tourner les "
     "pages, bibliothèque, évasion, écrire, personnage, chapitre, lecteur; émerveillement; il était une fois, à livre ouvert, l'histoire sans fin, tourner "
     "la page, le pouvoir de l'imagination, la magie des mots, un bon livre, raconte-moi une histoire, dévorer un livre, lire entre les lignes, entre les "
     "pages, le livre de la jungle, ça se lit comme un roman, personnage en liberté, un héros est né, chapitre premier, l'histoire prend forme; froush, oh",
     "open book, reading, tale, pages, pop-up, story; out of the book, imagination, magic, light, novel, spellbook, come alive, turn the pages, library, "
     "escape, write, character, chapter, reader; wonder; once upon a time, an open book, the neverending story, comes to life, turn the page, the power of "
     "imagination, bookworm, a real page turner, read between the lines, lost in a book, the jungle book, inkheart, never judge a book by its cover, a hero "
     "is born, chapter one, leap off the page, what a story, bedtime reading, pop-up book, jumping off the page; whoosh, oh",
     NULL},
    {"pouring.9",
     "gramophone, pavillon, phonographe, haut-parleur, chanter, fort; vacarme, musique, disque, voix, se boucher les oreilles, vieux disque, diva, opéra, "
     "bruit, décibels, volume, se protéger, mégaphone, radio; surprise; baisse le son, la voix de son maître, casser les oreilles, chanter faux, la "
     "Castafiore, monter le son, voisins bruyants, le chant du cygne, plus fort, petite souris grande voix, faire du bruit, une voix qui porte, la diva, en "
     "avoir plein les oreilles, tapage nocturne; tralala, crrr",
     "gramophone, horn, phonograph, loudspeaker, sing, loud; din, music, record, voice, cover your ears, old record, diva, opera, noise, decibels, volume, "
     "shelter, megaphone, radio; surprise; turn it down, his master's voice, louder please, loud and clear, the fat lady sings, pump up the volume, sing out "
     "loud, noisy neighbours, swan song, quiet as a mouse, turn up the volume, surround sound, good morning Vietnam, blow your own trumpet, a big voice, "
     "make some noise, blown away; tralala, crackle",
     NULL},
};
const int lexicon_scenes_way_count = sizeof lexicon_scenes_way / sizeof *lexicon_scenes_way;
