/* The lexicon of compositions: what is told of worlds upside down, of what grows and of shadows, whoever
 * is on the card. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_scenes_shadow[] = {
    {"upside_down.0",
     "ville suspendue, ville à l'envers, tête en bas, plafond, cité pendue, échelle vers le ciel; grimper, gravité, toits, stalactite, renverser, vertige, "
     "visiteur, urbanisme, chauve-souris, échelle, monter en ville, immeubles pendus, plomb; désorientation, folie; le monde à l'envers, sens dessus "
     "dessous, marcher sur la tête, avoir la tête à l'envers, inception, la chute va être rude, perdre le sens de la gravité, tout est chamboulé, récolte du "
     "plafond, décrocher la lune, les pieds au ciel, l'ascenseur social, le ciel nous tombe sur la tête, vue imprenable, par-dessus tête, prendre de la "
     "hauteur, la ville d'en haut; hop, oups",
     "hanging city, upside-down town, head down, ceiling, ladder to the sky; climb, gravity, rooftops, stalactite, topsy turvy, dizzy, visitor, town "
     "planning, bat, move up, hanging buildings, uptown; disoriented, madness; head over heels, the world turned upside down, inception, dancing on the "
     "ceiling, uptown girl, the sky is falling, stranger things, defying gravity, harvest from the ceiling, moving up in the world, the upside, turn that "
     "frown upside down, what goes up, hanging by the feet, another point of view, city in the sky, upside down you're turning me; whoa, oops",
     NULL},
    {"upside_down.1",
     "deux sols, symétrie, antipodes, en miroir, face à face, tête-bêche; gravité, opposés, plafond, carte à jouer, Australie, jumeaux, contraires, dessus "
     "dessous, parallèles, équilibre des mondes, tête en bas; trouble, égarement; de l'autre côté du monde, aux antipodes, sens dessus dessous, deux mondes "
     "qui se regardent, tomber des nues, qui est à l'endroit, question de point de vue, le haut et le bas, tête-à-tête, les extrêmes se touchent, comme une "
     "carte à jouer, là-haut comme ici-bas, marcher au plafond, entre ciel et terre, chacun son monde; hein, ouille",
     "two grounds, symmetry, antipodes, mirrored, face to face, head to tail; gravity, opposites, ceiling, playing card, Australia, down under, contraries, "
     "parallel worlds, upside down; puzzled, lost; land down under, opposites attract, topsy turvy, two worlds meet, which way is up, a matter of "
     "perspective, as above so below, on the other side of the world, stalactites and stalagmites, dancing on the ceiling, between heaven and earth, "
     "parallel universe, queen of hearts, walking on the ceiling, worlds apart; huh, whoa",
     NULL},
    {"upside_down.2",
     "mer en l'air, pêche au ciel, océan au plafond, pêcher à l'envers, bateau retourné; canne à pêche, vagues, hameçon, chavirer, marée haute, ciel "
     "liquide, pluie à venir, pêcheur, ligne, renversement; absurdité, patience; pêcher en plein ciel, la mer monte, la mer au ciel, marée très haute, sens "
     "dessus dessous, le ciel va nous tomber dessus, aller à contre-courant, pêche miraculeuse, mordre à l'hameçon, la tête sous l'eau, sortez les "
     "parapluies, qui prend qui, la tête à l'envers, mal de mer, la ligne d'horizon s'est trompée, ça mord là-haut; plouf, glou",
     "sea above, sky fishing, ocean on the ceiling, capsized, fishing upwards; fishing rod, waves, hook, high tide, liquid sky, rain to come, angler, line, "
     "inversion; absurd, patience; fishing for compliments, the sky is the sea, upside down, keep your head above water, the sky is falling, hook line and "
     "sinker, there are plenty more fish, catch of the day, flying on a string, any bites, seasick, bring an umbrella, swim against the stream, the one that "
     "got away, rise of the oceans; plop, splash",
     NULL},
    {"upside_down.3",
     "cerf-volant humain, promené, tenu en laisse, envol, rôles inversés, voler en laisse; ficelle, humain de compagnie, léger, vent, dresser, planer, "
     "parapente, parachute ascensionnel, s'envoyer en l'air, le maître, jouet, baptême de l'air; légèreté, insouciance, soumission; prendre de la hauteur, "
     "tenir en laisse, qui promène qui, l'arroseur arrosé, léger comme l'air, le monde à l'envers, la tête dans les nuages, voler de ses propres ailes, les "
     "rôles sont inversés, ne me lâche pas, Mary Poppins, un fil à la patte, autant en emporte le vent, tiens bien la corde, mener par le bout du nez, poids "
     "plume, sortir son humain; fffou, wiii",
     "human kite, flown, on a leash, role reversal, taken for a flight; string, pet human, lightweight, wind, glide, parasailing, master, plaything, first "
     "flight, lift off, let go; lightness, carefree, surrender; let's go fly a kite, who's flying who, the tables are turned, high as a kite, walk your "
     "human, don't let go, wind beneath my wings, up up and away, no strings attached, head in the clouds, light as a feather, led on a string, gone with "
     "the wind, Mary Poppins, kite runner, blowing in the wind, on a short string, hold the line; whoosh, whee",
     NULL},
    {"upside_down.4",
     "trapèze, acrobate, voltige, cirque, trapéziste, saut périlleux, chapiteau; filet, rattraper, balancer, tête en bas, saltimbanque, numéro, piste, "
     "vertige, attraper, main tendue, sans filet, gymnastique, duo, public retenant son souffle; confiance, audace, trac; haute voltige, rattrape-moi, le "
     "grand saut, l'homme volant, tomber de haut, cochon pendu, sous le chapiteau, la confiance règne, mains moites, le numéro de leur vie, ne pas lâcher, "
     "prêt à sauter, la loi de la gravité, roulement de tambour, le plus grand cirque du monde, prendre son élan, la tête en bas; hop, ta-daa",
     "trapeze, acrobat, circus act, aerialist, somersault, big top; net, catch, swing, head down, daredevil, ring, dizzy, outstretched hand, without a net, "
     "gymnastics, duo, hold your breath, high flyer; trust, daring, nerves; the daring young man on the flying trapeze, catch me if you can, leap of faith, "
     "the greatest show on earth, trust me, hang in there, drum roll please, head over heels, the greatest showman, don't look down, sweaty palms, falling "
     "for you, water for elephants, the show of a lifetime, swing when you're winning, let go now; ta-da, gasp",
     NULL},
    {"growing.0",
     "pousser, arbre qui sort, germe, pot de fleurs, plante, jardinière; racine, graine, feuillage, reverdir, nature reprend, bonsaï, plantation, "
     "récupération, écologie, terreau, s'enraciner, verger, prospérer, abri; vitalité, renouveau; la nature reprend ses droits, prendre racine, petite "
     "graine deviendra grande, il a la main verte, la magie du chapeau, abracadabra, l'arbre de vie, jaillir de nulle part, pousser comme un champignon, "
     "l'arbre qui cache, donner vie, laissez pousser, recyclage, retour à la nature, une idée qui germe, la cabane dans l'arbre; pop, scritch",
     "sprouting, tree growing out, pot plant, planter, seedling; root, seed, foliage, nature reclaims, bonsai, planting, upcycling, ecology, compost, put "
     "down roots, orchard, thrive, shelter; vitality, renewal; nature finds a way, mighty oaks from little acorns grow, green fingers, tree of life, out of "
     "nowhere, abracadabra, the giving tree, going green, growing pains, back to nature, an idea takes root, branching out, recycle reuse, home grown, jack "
     "in the box; pop, rustle",
     NULL},
    {"growing.1",
     "fruits, cueillette, récolte, arbre fruitier, verger, moisson; échelle, cueillir, branche, panier, mûr, saison, abondance, pommier, vendange, grimper, "
     "vergers, ramasser, fruit défendu, jardinier, jardin d'Éden; gourmandise; la récolte est bonne, cueillir le jour, ça ne pousse pas sur les arbres, en "
     "récolter les fruits, le fruit de mes rêves, la saison est arrivée, le temps des cerises, carpe diem, servez-vous, l'arbre à souhaits, arbre "
     "généalogique, tomber de l'arbre, on récolte ce qu'on sème, monter à l'échelle, plus haut c'est meilleur, la main dans le panier, mûr à point; cric, "
     "ploc",
     "fruit, picking, harvest, fruit tree, orchard, crop; ladder, pluck, branch, basket, ripe, season, plenty, apple tree, climb, gather, forbidden fruit, "
     "gardener, garden of Eden; abundance, greed; it doesn't grow on trees, low hanging fruit, ripe for the picking, reap what you sow, harvest time, the "
     "fruits of my labour, the cherry orchard, seize the day, help yourself, wishing tree, family tree, the apple doesn't fall far, pick of the bunch, cream "
     "of the crop, bear fruit, the giving tree, strange fruit, one a day; snap, plop",
     NULL},
    {"growing.2",
     "tiges, parterre, fleurs étranges, champ, massif, plantation; bouquet, cueillir, arroser, printemps, éclore, jardinier, pétales, serre, semer, "
     "floraison, agriculture, cultiver, météo agricole; fraîcheur, poésie; cultiver son jardin, ça pousse tout seul, dites-le avec des fleurs, fleurs du "
     "mal, il faut cultiver notre jardin, printemps précoce, champ de possibles, un bouquet pour toi, faire une fleur, en pleine floraison, floraison "
     "nocturne, semer à tous vents, la récolte sera bonne, jardin extraordinaire, cueillir dès aujourd'hui, je t'aime un peu beaucoup, espèce rare; pop, "
     "frrt",
     "stems, flowerbed, strange flowers, field, planting; bouquet, pick, water, spring, bloom, gardener, petals, greenhouse, sow, blossom, farming, "
     "cultivate, crop; freshness, poetry; say it with flowers, cultivate your garden, secret garden, how does your garden grow, where have all the flowers "
     "gone, strawberry fields, spring has sprung, a bunch for you, late bloomer, pushing up daisies, in full bloom, april showers bring may flowers, field "
     "of dreams, rare species, loves me loves me not, let a hundred flowers bloom, growing wild; pop, rustle",
     NULL},
    {"growing.3",
     "arbre sur le dos, porteur, jardin ambulant, forêt qui marche; lenteur, porter, symbiose, monde ambulant, migration, racines; patience; la forêt "
     "marche, porter son jardin, la nature voyage, vieille branche, prendre racine; pom",
     "tree on its back, walking garden, carrier; slow, carry, symbiosis, walking world, migration, roots; patience; the walking forest, Birnam wood, carry "
     "your home, nature on the move, a mobile garden, old and rooted; thud",
     NULL},
    {"growing.4",
     "arroser, arrosoir, jardinier, semis, potager, pousses; grandir, soin, cultiver, graine, arrosage, engrais, plantation, de plus en plus grand, rang, "
     "croissance, élevage, serre, patience, main verte, récolte; espoir; on récolte ce qu'on sème, avoir la main verte, ça pousse, petit à petit, que la "
     "lumière soit, toujours plus grand, cultiver son jardin, arroser la bonne nouvelle, petit poisson deviendra grand, ils grandissent si vite, un peu "
     "d'eau et d'amour, la fine fleur, croissance économique, semer pour demain, ça s'arrose, prendre soin, de la graine de champion, jour après jour; plic, "
     "glouglou",
     "watering, watering can, gardener, seedlings, vegetable patch, sprouts; grow, care, cultivate, seed, fertiliser, bigger and bigger, row, growth, "
     "nursery, green thumb, harvest, tend; hope, patience; you reap what you sow, green fingers, how does your garden grow, little by little, let there be "
     "light, they grow up so fast, a little water and love, great oaks from little acorns, growing pains, economic growth, plant the seeds, just add water, "
     "money doesn't grow on trees, day by day, growth spurt, bigger and better, tender loving care, Jack's beans; drip, sprinkle",
     NULL},
    {"growing.5",
     "chevelure, cheveux, profil, forêt dans la tête, coiffure, tête pleine; pensées, imaginer, mère nature, coupe de cheveux, esprit, coiffeur, visage, "
     "méditer, penser, crâne, déesse, peigne, épis, cabane mentale, idées; rêverie, sérénité; avoir une idée derrière la tête, avoir une araignée au "
     "plafond, j'ai un château dans la tête, tête de bois, la tête ailleurs, couper les cheveux en quatre, une forêt de pensées, mal coiffé, qu'as-tu dans "
     "la tête, se creuser la tête, l'arbre qui cache la forêt, habiter ses pensées, une tête bien pleine, perdu dans ses pensées, se mettre martel en tête, "
     "les cheveux au vent, racines profondes, la tête dans la nature; hmm, frou",
     "hair, hairdo, profile, forest in the head, haircut, mind; thoughts, imagine, mother nature, hairdresser, face, meditate, think, skull, goddess, comb, "
     "split ends, head space, ideas; reverie, serenity; a head full of ideas, lost in thought, bad hair day, living rent free in my head, can't see the wood "
     "for the trees, what's on your mind, let your hair down, a penny for your thoughts, hair raising, always on my mind, deep in the woods of the mind, if "
     "you go down to the woods, castle in my head, nature girl, wild thoughts, tangled, splitting hairs, windmills of your mind; hmm, rustle",
     NULL},
    {"growing.6",
     "champ, sillons, portée, labour, notes, partition champêtre, chef d'orchestre; semer, diriger, baguette, musique, campagne, symphonie, paysan, récolte, "
     "clé de sol, mélodie, ligne, planter, orchestre, agriculture; harmonie, paix; la symphonie pastorale, cultiver l'harmonie, semer des notes, chef "
     "d'orchestre des champs, la clé des champs, musique de la terre, le bonheur est dans le pré, sur la portée, une récolte musicale, en avant la musique, "
     "les quatre saisons, accord parfait, musique champêtre, à la baguette, le chant des sillons, Beethoven, prendre la clé des champs; la la, do ré mi",
     "field, furrows, stave, ploughing, notes, score, conductor; sow, conduct, baton, music, countryside, symphony, farmer, harvest, treble clef, melody, "
     "lines, planting, orchestra, farming; harmony, peace; pastoral symphony, the hills are alive, sowing notes, field recording, the sound of music, strike "
     "up the band, country music, sow and reap, fields of gold, in perfect harmony, the four seasons, music of the earth, a fruitful melody, Beethoven's "
     "sixth, fantasia, plough on, baton charge, rolling hills; la la, do re mi",
     NULL},
    {"shadow.0",
     "ombre sur le mur, ombre chinoise, théâtre d'ombres, projection, double; caverne, marionnette, lampe, soi caché, inconscient, jeu de mains, se "
     "déguiser, vraie nature, alter ego, prétention, faux-semblant, menace, se prendre pour; étrangeté, ambition; l'allégorie de la caverne, avoir peur de "
     "son ombre, Peter Pan, l'habit ne fait pas le moine, se prendre pour un autre, double jeu, la face cachée, les apparences sont trompeuses, mon autre "
     "moi, ce que je suis au fond, plus grand dans l'ombre, docteur Jekyll, un rôle à jouer, la part d'ombre, rêve de grandeur; hou, bouh",
     "shadow on the wall, shadow puppet, shadow theatre, projection, double; cave, puppet, lamp, hidden self, unconscious, true nature, alter ego, "
     "pretender, disguise, menace, think big; strange, ambition; me and my shadow, afraid of your own shadow, Plato's cave, Peter Pan, Jekyll and Hyde, true "
     "colours, appearances are deceptive, dark side, larger than life, the inner me, what I want to be when I grow up, beyond a shadow of a doubt, five "
     "o'clock shadow, only the shadow knows, wolf in sheep's clothing, hidden identity; boo, whoo",
     NULL},
    {"shadow.1",
     "ombre au sol, longue ombre, soir, ombre portée, double; coucher de soleil, suivre, étirer, cadran solaire, autre moi, secret, Lucky Luke, alter ego, "
     "vraie nature, fin de journée, fidèle; trouble, mélancolie; Jekyll et Hyde, plus rapide que son ombre, l'ombre de soi-même, mon côté sombre, les ombres "
     "s'allongent, suivi comme son ombre, lâcher la proie pour l'ombre, faux jumeau, qui suis-je vraiment, sombre secret, double vie, au soleil couchant, je "
     "est un autre, la bête en moi; hou",
     "shadow on the ground, long shadow, evening, cast shadow, double; sundown, follow, stretch, sundial, other self, dark secret, Lucky Luke, alter ego, "
     "true nature, end of day, faithful; unease, melancholy; Jekyll and Hyde, a shadow of my former self, me and my shadow, long shadows, the beast within, "
     "dual personality, wolf in sheep's clothing, double life, who am I really, my darker side, following me around, beneath the surface, split personality, "
     "shadow of a doubt; whoo",
     NULL},
    {"shadow.2",
     "ombre sur la façade, réverbère, film noir, Nosferatu, silhouette géante; rue, nuit, polar, menace, impasse, lampadaire, détective, rôder, suspense, "
     "Fantômas, Hitchcock; peur; M le maudit, plus de peur que de mal, le troisième homme, l'ombre d'un doute, rentre vite à la maison, il n'y a pas de quoi "
     "avoir peur, qui va là, faire peur aux voisins, la nuit tous les chats sont gris, se faire mousser, grosse frayeur petite bête; hou, tap tap",
     "shadow on a house, street lamp, film noir, Nosferatu, giant silhouette; street, night, thriller, menace, alley, detective, prowl, suspense, Hitchcock; "
     "fear; the third man, shadow of a doubt, who goes there, all bark and no bite, go home quickly, things that go bump in the night, jack the ripper, "
     "scared of nothing, bigger than it looks, stranger in the night; boo, tap tap",
     NULL},
    {"shadow.3",
     "silhouette dans la lune, pleine lune, disque, dessin sur la lune, E.T., apparition; contempler, signe, lune rousse, rêve, projection, lanterne "
     "magique, éclipse, théâtre, vision, hurler, vol; rêverie, appel; décrocher la lune, être dans la lune, E.T. téléphone maison, la tête dans la lune, le "
     "signal, un signe du ciel, au clair de la lune, l'homme dans la lune, rendez-vous avec la lune, quand on est amoureux, un rêve tout rond, l'appel de la "
     "nuit, hurler à la lune, demander la lune, cinéma en plein air, face cachée; aouh, ooh",
     "silhouette in the moon, full moon, disc, E.T., apparition, moon shadow; gaze, sign, blood moon, dream, projection, magic lantern, eclipse, vision, "
     "howl, flight; reverie, calling; man in the moon, E.T. phone home, bat signal, once in a blue moon, bad moon rising, moonstruck, fly me to the moon, a "
     "sign in the sky, dark side of the moon, howling at the moon, over the moon, wish upon, a big round dream, drive-in cinema, call of the wild; ooh",
     NULL},
    {"shadow.4",
     "sous le lit, monstre, cachette, croque-mitaine, peur du noir, lampe de poche; se cacher, poussière, nuit, enfant, cauchemar, lanterne, ami imaginaire, "
     "découverte, ogre, poils, chambre, dormir; peur, surprise; le monstre sous le lit, monstres et compagnie, cache-cache, trouvé, ne dis rien à maman, "
     "l'ami imaginaire, vérifier avant de dormir, moutons de poussière, la bête du dessous, fais de beaux rêves, loup y es-tu; grr, bouh",
     "under the bed, monster, hiding, bogeyman, afraid of the dark, torch; hide, dust, night, child, nightmare, lantern, imaginary friend, discovery, ogre, "
     "fur, bedroom, sleep; fear, surprise; monster under the bed, monsters inc, who's there, hide and seek, found you, don't tell mum, check before you "
     "sleep, dust bunnies, things that go bump in the night, let sleeping bears lie, where the wild things are; grr, boo",
     NULL},
    {"shadow.5",
     "brouillard, apparition, brume, spectre, lanterne levée, fantôme; surgir, silhouette immense, se perdre, flou, nuit, marais, monstre, purée de pois, "
     "qui est là, Loch Ness, visibilité, disparaître, yeux dans la nuit, gorilles dans la brume, phare antibrouillard; frayeur, incertitude, courage; qui va "
     "là, quelque chose dans le brouillard, un éléphant ça trompe, l'inconnu du brouillard, perdu dans le brouillard, peur de rien, sortir de l'ombre, la "
     "bête du Gévaudan, tu n'es pas seul, ne pas faire un pas de plus, avancer à tâtons, y voir clair, face à face, le monstre du Loch Ness, un fantôme du "
     "passé, nuit et brouillard, rencontre au sommet; hou, ouuuh",
     "fog, apparition, mist, spectre, raised lantern, ghost; looming, huge outline, lost, blurred, night, marsh, monster, pea soup, who's there, Loch Ness, "
     "visibility, vanish, eyes in the dark; fright, uncertainty, courage; something out there, gorillas in the mist, who goes there, the hound of the "
     "Baskervilles, lost in the fog, face your fears, you are not alone, out of the shadows, the Loch Ness monster, the thing, not another step, ghost of "
     "the past, stranger in the night, the fog of war, groping in the dark, I see you, the unknown, close encounter, the blair witch project; whoo, eek",
     NULL},
    {"shadow.6",
     "ombres qui se rejoignent, baiser d'ombres, réverbère, rendez-vous, séparation; se quitter, amants, secret, adieu, rencontre, croiser, opposés, "
     "rupture, baiser volé, infidèle, nuit, doubles, lampadaire, aimer en secret; regret, désir, pudeur; l'amour impossible, les ombres s'aiment, ce que nos "
     "ombres savent, amours secrètes, dos à dos, roméo et juliette, se croiser sans se voir, loin des yeux loin du cœur, un dernier baiser, on se quitte, "
     "deux solitudes, ils s'aimaient en secret, les apparences sont trompeuses, amants de la nuit, à la lueur du réverbère, faux départ, je t'aime moi non "
     "plus, brève rencontre, entre chien et loup; smack, hélas",
     "shadows meet, kiss of shadows, street lamp, date, parting; leave, lovers, secret, farewell, meeting, pass by, opposites, break-up, stolen kiss, "
     "unfaithful, night, doubles, secretly in love; regret, desire, shyness; impossible love, secret lovers, strangers in the night, ships that pass in the "
     "night, back to back, what our shadows know, Romeo and Juliet, brief encounter, parting is such sweet sorrow, star-crossed, they cast long doubts, "
     "absence makes the heart grow fonder, the one who got away, opposites attract, behind our backs, going separate ways, missed connection, kiss in the "
     "dark; smooch, alas",
     NULL},
    {"shadow.7",
     "feu de camp, conteur, veillée, histoires, cercle, bivouac, scouts; raconter, écouter, flammes, chamallows, légende, nuit, camping, griot, fantômes, "
     "guitare, colonie de vacances, réunion, chaleur, randonnée, conte, tribu, braises; frisson, mystère; il était une fois, au coin du feu, histoires à "
     "dormir debout, veillée scoute, raconte encore, autour du feu, qui raconte, une histoire qui fait peur, chamallows grillés, le conteur mystérieux, tout "
     "feu tout flamme, jouer avec le feu, tout ouïe, l'étranger parmi nous, ouvrir grand les oreilles, au clair de la lune, l'invité surprise, la légende "
     "raconte, se réchauffer; crac, crépite",
     "campfire, storyteller, bonfire, tales, circle, scouts, camp; tell, listen, flames, marshmallows, legend, night, camping, ghost story, guitar, summer "
     "camp, gathering, warmth, hike, fable, tribe, embers, audience; shivers, mystery; once upon a time, camp stories, gather round, tall tales, ghost "
     "stories, tell us another, around the fire, kumbaya, s'mores, the mysterious storyteller, playing with fire, all ears, the stranger who listens, old "
     "wives' tales, where there's smoke, the moral of the story, don't feed the wildlife, a stranger among us, legend has it, baptism of fire, light my "
     "fire; crackle, hiss",
     NULL},
    {"shadow.8",
     "cadran, horloge de la tour, derrière l'horloge, aiguilles, beffroi, Big Ben; heure, midi, minuit, temps, gardien, engrenages, Quasimodo, rouages, "
     "ville, ponctuel, guet, horloger, retard, hauteur, surveiller; attente, solitude; maître du temps, l'heure tourne, à l'heure, gardien du temps, retour "
     "vers le futur, prisonnier du temps, les douze coups de minuit, Hugo Cabret, le temps nous regarde, voir passer les heures, chercher midi à quatorze "
     "heures, dans les rouages, l'heure du crime, un œil sur la ville, minuit passé, le temps est compté, derrière le temps; tic tac, dong",
     "clock face, tower clock, behind the clock, hands, Big Ben; hour, noon, midnight, time, keeper, gears, Quasimodo, cogs, town, punctual, lookout, "
     "clockmaker, late, height, watch over; waiting, lonely; back to the future, time keeper, the time is now, prisoner of time, stroke of midnight, cogs in "
     "the machine, Hugo Cabret, time flies, around the clock, watching the clock, time is watching us, night watch, high noon, on the dot, master of time, "
     "Cinderella's hour, third hand, dark tower, behind the times; tick tock, dong",
     NULL},
};
const int lexicon_scenes_shadow_count = sizeof lexicon_scenes_shadow / sizeof *lexicon_scenes_shadow;
