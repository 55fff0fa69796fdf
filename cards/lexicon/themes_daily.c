/* The lexicon of themes, continued: everyday life, people's troubles and the worlds of films and games. */
#include "cards/lexicon/tables.h"

const struct lexicon_row lexicon_daily[] =
    {
        {"school",
         "école, classe, cours, élève, maître d'école, leçon, rentrée, devoirs; tableau noir, cahier, cantine, récréation, bonnet d'âne, "
         "contrôle surprise, bulletin, dictée, stylo 5, crayon 5, examen 6, diplôme 6, maîtresse 5;; premier de la classe, faire l'école buissonnière, au fond près du radiateur, vive les vacances, "
         "récitation du lundi",
         "school, class, lesson, pupil, schoolteacher, homework; blackboard, exercise book, canteen, detention, dunce, surprise test, report card, "
         "spelling, pencil 5, eraser 4, exam 6, diploma 6;; top of the class, playing truant, back of the classroom, school's out, teach the children well, learn by heart",
         "book 6, child 5, library 5, apple 4, bell 4, owl 4, chair 3, letter 2, clock 2, play 2"},
        {"work",
         "travail, métier, bureau, boulot, patron, usine, chantier, artisan, lundi; réunion, heures supplémentaires, pause café, burn-out, "
         "fin de mois, chômage;; métro boulot dodo, le travail c'est la santé, travailler plus pour gagner plus, cent fois sur le métier remettez votre ouvrage, mettre la main à la pâte, "
         "vivement la retraite",
         "work, job, office, boss, factory, building site, craftsman, Monday, career; meeting, overtime, coffee break, burnout, payday, "
         "unemployment;; nine to five, all work and no play, back to the grind, hard day at the office, many hands make light work, roll on retirement",
         "clock 5, holding 6, ladder 4, train 3, suitcase 3, city 4, hand 4, horse 3, teacup 2, hat 2, boot 2, ant 4, bee 4, windmill 2"},
        {"holiday",
         "vacances, été, plage, congé, tourisme, bronzer, farniente, camping, croisière; crème solaire, carte postale, coup de soleil, parasol, "
         "château de sable, tongs, hamac, maillot 5, serviette 4, transat 6, barbecue 4;; les doigts de pied en éventail, bons baisers de…, soleil et cocotiers, sous les tropiques, cap au sud, "
         "à nous la mer",
         "holiday, summer, beach, leave, tourism, sunbathing, idleness, camping, cruise; sunscreen, postcard, sunburn, parasol, sandcastle, "
         "flip-flops, hammock, swimsuit 5, towel 4, deckchair 6, barbecue 4;; wish you were here, sun sea and sand, summer loving, off to the seaside, out of office, life's a beach",
         "sea 6, suitcase 6, sun 6, island 6, seashell 6, umbrella 3, tent 3, sailboat 4, train 3, day 3, joy 3, turtle 1, fish 1, calm 2, harbour 2, "
         "mountains 2"},
        {"sport",
         "sport, compétition, match, champion, athlète, gymnastique, entraînement, course; podium, ballon, arbitre, mi-temps, marathon, "
         "coupe du monde, plongeon, équitation, vélo 5, défaite 5, revanche 5, palmarès 5;; plus vite plus haut plus fort, on a gagné, l'important c'est de participer, jeu set et match, "
         "un esprit sain dans un corps sain, à vos marques",
         "sport, competition, match, champion, athlete, gymnastics, training, race; podium, ball, referee, half-time, marathon, world cup, diving, "
         "horse riding, bicycle 5, bike 5, defeat 5;; faster higher stronger, we are the champions, it's the taking part that counts, game set and match, on your marks, go for gold",
         "horse 5, holding 5, balance 5, mountains 3, ladder 3, courage 4, play 4, boot 3, sailboat 2, turtle 2, rabbit 2, drum 1, diver 3, heart 1"},
        {"faith",
         "religion, dieu, prière, église, foi, saint, miracle, paradis, péché; messe, curé, chapelle, bible, pèlerinage, confession, déluge, "
         "apocalypse, arche de Noé, couvent 5, cathédrale 7, vitrail 6, oracle 4;; que ta volonté soit faite, aide-toi le ciel t'aidera, Dieu seul le sait, croire aux miracles, "
         "les voies du Seigneur, amen",
         "religion, god, prayer, church, faith, saint, miracle, paradise, sin; mass, priest, chapel, bible, "
         "pilgrimage, confession, flood, apocalypse, Noah's ark, monk 5, nun 5, cathedral 7, stained glass 6, oracle 4;; God only knows, heaven help us, ye of little faith, in mysterious ways, "
         "take a leap of faith, let us pray, hallelujah",
         "bell 7, candle 6, hope 5, clouds 6, apple 4, book 3, bird 2, star 3, ladder 3, stairs 3, "
         "ruins 2, whale 3, pouring 2, raining 2, hand 3, heart 2, angel 7, lamplight 2, sun 2"},
        {"cinema",
         "cinéma, film, écran, acteur, Hollywood, réalisateur, scénario, suspense; pop-corn, générique, tapis rouge, Oscar, cascade, bande-annonce, "
         "western, dessin animé, Disney, Pixar, Ghibli, autographe 5, paparazzi 6, palmarès 4;; silence on tourne, la dernière séance, et action !, fin, happy end, trois deux un…",
         "cinema, film, movie, screen, actor, Hollywood, director, script; popcorn, credits, red carpet, Oscar, stunt, trailer, western, cartoon, "
         "Disney, Pixar, Ghibli, autograph 5, paparazzi 6;; lights camera action, the end, coming soon, that's a wrap, happy ending, may the force be with you",
         "stage 6, star 4, curtain 5, lamplight 4, mask 3, wonder 3, shadow 4, stranger 3, train 2, giant 2, tent 2, whale 1, cactus 2, balloon 2"},
        {"medicine",
         "maladie, médecin, hôpital, remède, guérir, santé, blessure, fièvre, folie; pilule, ordonnance, piqûre, infirmière, virus, régime, "
         "sparadrap, opération, médicament 6, toux 5, éternuement 5, microbe 5, vaccin 6, nausée 4;; mieux vaut prévenir que guérir, une pomme par jour, remède de cheval, docteur j'ai mal, prendre son pouls, "
         "une santé de fer",
         "illness, doctor, hospital, remedy, heal, health, wound, fever; pill, prescription, injection, nurse, virus, diet, plaster, operation, cough 5, sneeze 5, vaccine 6, nausea 4;; "
         "an apple a day, a taste of their own medicine, what the doctor ordered, prevention is better than cure, take your temperature, "
         "under the weather",
         "heart 5, bottle 4, apple 4, bed 4, mushroom 3, mask 2, snake 3, eye 2, hand 3, jellyfish 2, white 3, fear 1, horse 1"},
        {"crime",
         "crime, voleur, meurtre, enquête, police, indice, suspect, coupable, alibi, cambrioleur; empreintes, menottes, commissaire, otage, polar, "
         "arme du crime, butin, procès 5, juge 5, avocat 5, rançon 5, braquage 7;; qui a fait le coup ?, le crime était presque parfait, l'assassin revient toujours sur les lieux du crime, haut les mains !, "
         "pris la main dans le sac, Colonel Moutarde",
         "crime, thief, murder, investigation, police, clue, suspect, guilty, alibi, burglar; "
         "fingerprints, handcuffs, inspector, hostage, thriller, murder weapon, loot, lawyer 5, ransom 5, heist 7, culprit 6;; whodunnit, the perfect crime, caught red-handed, hands up, "
         "the butler did it, Colonel Mustard, elementary",
         "stranger 7, mystery 6, key 4, shadow 5, hand 4, hat 4, streetlamp 4, eye 4, night 3, mask 4, crow 3, fox 3, library 2, fear 3, cage 3, "
         "mist 3, candle 2, suitcase 2, door 2, cat 2"},
        {"treasure",
         "trésor, butin, pirate, chasse au trésor, bijou, joyau, relique, coffre; carte au trésor, doublons, perle rare, croix sur la carte, "
         "île déserte, perroquet, jambe de bois;; à l'abordage !, mille sabords !, le coffre est vide, qui cherche trouve, le plus précieux, "
         "c'est mon précieux",
         "treasure, loot, pirate, treasure hunt, jewel, gem, relic, chest; treasure map, doubloons, rare pearl, X marks the spot, desert island, "
         "parrot, wooden leg;; shiver me timbers!, yo ho ho, finders keepers, worth its weight in gold, pieces of eight, my precious",
         "gold 7, key 6, island 6, seabed 5, crown 5, bottle 5, sailboat 5, cave 5, seashell 4, anchor 4, octopus 3, leading 3, egg 3, diver 4, "
         "harbour 3, hourglass 1, dragon 5, inside 2"},
        {"lost",
         "perdu, égaré, errance, labyrinthe, désorienté, disparition, chercher son chemin; petits cailloux, demi-tour, objets trouvés, "
         "boussole cassée, sans carte, perdre le nord;; où suis-je ?, perdre le nord, un seul être vous manque et tout est dépeuplé, à la recherche de…, Petit Poucet, "
         "hors des sentiers battus",
         "lost, astray, wandering, maze, disoriented, disappearance, finding one's way; breadcrumbs, U-turn, lost property, broken compass, "
         "without a map, off course;; where am I?, lost and found, in search of…, off the beaten track, Hansel and Gretel, lost for words, "
         "not all who wander are lost",
         "forest 6, traveller 6, leading 5, desert 5, mist 6, child 2, sea 3, stairs 3, thread 3, lantern 3, island 4, solitude 4, key 2, suitcase 2, "
         "snow 2, marsh 3, space 3, paper_boat 3, bird 1"},
        {"search",
         "quête, recherche, chercher, exploration, mission, but, graal, objectif; indice, carte, loupe, longue-vue, détective, boussole, "
         "archéologue;; qui cherche trouve, chercher une aiguille dans une botte de foin, la quête du Graal, toujours plus loin, en route, "
         "mission impossible",
         "quest, search, seeking, exploration, mission, goal, grail, aim; clue, map, magnifying glass, spyglass, detective, compass, archaeologist;; "
         "seek and you shall find, needle in a haystack, the holy grail, further and further, mission impossible, "
         "still haven't found what I'm looking for",
         "leading 7, traveller 6, key 5, lantern 5, mountains 4, castle 3, courage 4, star 3, mystery 4, hope 3, longing 4, ruins 4, door 3, eye 3, "
         "horse 3, moon 2, crown 3, boot 3, balloon 2"},
        {"escape",
         "fuite, s'échapper, évadé, fugitif, cavale, sortie de secours, s'enfuir; corde à draps, tunnel secret, poursuite, clé des champs, "
         "saut dans le vide;; prendre la poudre d'escampette, filer à l'anglaise, sauve qui peut !, cours Forrest cours, la grande évasion, "
         "sans se retourner",
         "flight, escaping, escapee, fugitive, on the run, emergency exit, run away, flee; knotted sheets, secret tunnel, chase, "
         "leap into the void;; make a run for it, French leave, every man for himself, run Forrest run, the great escape, without looking back, "
         "catch me if you can",
         "cage 6, freedom 7, doorway 6, door 5, ladder 5, balloon 5, train 4, horse 4, bird 5, rabbit 4, kite 3, key 5, sailboat 3, paper_boat 2, "
         "boot 3, stairs 3, thread 2, suitcase 4"},
        {"arrival",
         "arrivée, accueil, bienvenue, retour, retrouvailles, visite, invité, seuil; paillasson, tapis rouge, comité d'accueil, surprise à la porte, "
         "sonnette;; enfin chez soi, toc toc qui est là ?, soyez les bienvenus, le retour du fils prodigue, entrez donc, ça y est on y est",
         "arrival, welcome, return, reunion, visit, guest, threshold, homecoming; doormat, red carpet, welcome party, surprise at the door, "
         "doorbell;; home at last, knock knock who's there?, make yourself at home, the return of the prodigal son, do come in, look who's here, "
         "here we are",
         "door 7, doorway 6, harbour 6, house 6, stranger 5, suitcase 5, bell 4, train 4, dawn 2, traveller 4, lighthouse 3, lamplight 3, letter 2, "
         "anchor 3, bridge 2"},
        {"obstacle",
         "obstacle, mur, difficulté, épreuve, barrière, impasse, blocage, embûche; parcours du combattant, cul-de-sac, bâtons dans les roues, "
         "frontière, montagne à gravir;; se heurter à un mur, ce n'est pas la mer à boire, vouloir c'est pouvoir, il y a un hic, "
         "la montagne est haute, franchir le pas",
         "obstacle, wall, difficulty, ordeal, barrier, dead end, hurdle, setback; obstacle course, cul-de-sac, spanner in the works, border, "
         "mountain to climb;; hit a wall, where there's a will there's a way, there's a catch, easier said than done, cross that bridge, over the hurdle",
         "mountains 6, door 4, castle 3, bridge 4, stairs 4, ladder 3, giant 4, cage 3, anchor 2, holding 4, courage 4, river 3, key 2, octopus 1, "
         "sea 2, cactus 2"},
        {"ending",
         "fin, dernier, épilogue, terminus, conclusion, dénouement, apocalypse, game over; générique de fin, dernier acte, point final, extinction, "
         "rideau, annuler 4, armistice 3;; tout est bien qui finit bien, c'est fini, après la pluie, la fin des temps, les carottes sont cuites, ainsi soit-il, bas le rideau",
         "end, last, epilogue, terminus, conclusion, outcome, apocalypse, game over; closing credits, final act, full stop, extinction, curtain, cancelled 5;; "
         "all's well that ends well, it's all over now, the end of the world, the party's over, that's all folks, the final countdown, "
         "famous last words",
         "sunset 6, curtain 6, ruins 5, hourglass 5, leaf 4, swan 3, bell 3, candle 3, train 2, time 4, winter 3, melancholy 2, night 2, anchor 2, "
         "book 3, farewell 5, dandelion 2, black 2"},
        {"spring",
         "printemps, renouveau, bourgeon, avril, mars, floraison, Pâques, hirondelle; giboulées, pollen, grand ménage, premiers beaux jours, muguet;; "
         "une hirondelle ne fait pas le printemps, en avril ne te découvre pas d'un fil, le temps des cerises, la sève monte, au joli mois de mai",
         "spring, renewal, bud, April, March, blossom, Easter, swallow; showers, pollen, spring cleaning, first warm days, lily of the valley;; "
         "one swallow doesn't make a…, April showers, in the merry month of May, spring has sprung, a spring in my step, new shoots",
         "flower 7, butterfly 6, growing 6, egg 5, rabbit 4, bird 4, green 4, meadow 5, garden 5, tree 3, dandelion 4, pink 3, leaf 2, snail 2, "
         "raining 2, joy 2, hope 3"},
        {"autumn",
         "automne, octobre, novembre, rentrée, vendanges, feuilles mortes, été indien; châtaignes, citrouille, brume, cueillette, râteau, parapluie, "
         "couleurs fauves;; les sanglots longs des violons, les feuilles mortes se ramassent, colchiques dans les prés, l'été indien, "
         "chanson d'automne",
         "autumn, fall, October, November, harvest, dead leaves, Indian summer; chestnuts, pumpkin, mist, foraging, rake, bonfire, russet;; "
         "season of mists, the leaves are falling, remember remember, back to school, when the autumn leaves, harvest moon",
         "leaf 8, mushroom 6, orange 6, mist 4, umbrella 3, squirrel 5, apple 4, melancholy 4, forest 4, tree 4, owl 2, brown 4, hedgehog 4, "
         "raining 3, sunset 2, stag 2, bear 1, nostalgia 2"},
        {"friendship",
         "amitié, ami, copain, complice, camarade, solidarité, fidélité, entraide; meilleurs amis, bande, bras dessus bras dessous, "
         "colonie de vacances, pacte;; les copains d'abord, à la vie à la mort, c'est dans le besoin qu'on reconnaît ses amis, apprivoise-moi, un ami qui vous veut du bien",
         "friendship, friend, pal, accomplice, mate, solidarity, loyalty, mutual help; best friends, gang, arm in arm, summer camp, pact;; "
         "a friend in need, you've got a friend in me, through thick and thin, with a little help from my friends, friends forever, thick as thieves",
         "fox 4, dog 6, tenderness 6, hand 5, bear 4, child 4, elephant 3, heart 4, bridge 3, teapot 3, thread 3, mouse 2, horse 3, balloon 2, "
         "whale 2, letter 3, chair 1, cat 1"},
        {"jealousy",
         "jalousie, envie, rivalité, rancune, convoitise, trahison; crêpage de chignon, œil noir, concurrent, ex, triangle amoureux;; "
         "vert de jalousie, l'herbe est plus verte ailleurs, œil pour œil, la vengeance est un plat qui se mange froid, mauvaise langue, le serpent dans le jardin",
         "jealousy, envy, rivalry, grudge, coveting, betrayal; cat fight, dirty look, competitor, ex, love triangle;; green with envy, "
         "the grass is greener, an eye for an eye, revenge is a dish best served cold, green-eyed monster, keeping up with the Joneses",
         "apple 4, mirror 5, green 4, snake 5, crown 3, heart 3, cat 2, eye 4, mask 3, swan 2, crow 2, octopus 1, flower 1, shadow 2"},
        {"boredom",
         "ennui, routine, monotonie, dimanche, attendre, quotidien, paresse, flemme; rien à faire, bâillement, salle d'attente, pluie au carreau, "
         "éternel recommencement;; s'ennuyer comme un rat mort, tuer le temps, tourner en rond, c'est long, un dimanche de pluie, "
         "compter les heures",
         "boredom, routine, monotony, Sunday, waiting, everyday, laziness, idle; nothing to do, yawn, waiting room, "
         "rain on the window, same old;; bored to tears, killing time, going round in circles, watching paint dry, a rainy Sunday, "
         "twiddling my thumbs",
         "clock 5, chair 6, grey 6, room 5, hourglass 4, bed 3, umbrella 3, snail 4, raining 3, streetlamp 2, fish 2, cage 3, "
         "teacup 2, cat 2, winter 2, windmill 2"},
        {"invasion",
         "invasion, foule, multitude, essaim, pullulation, armée, colonie, marée; par milliers, débordés, nuée, envahisseurs, fourmilière, épidémie;; "
         "ils sont partout, il en pleut, noir de monde, trop c'est trop, l'attaque des…, ils arrivent",
         "invasion, crowd, multitude, swarm, plague, army, colony, tide; by the thousand, overrun, cloud of, invaders, anthill, epidemic;; "
         "they're everywhere, it's raining, attack of the…, here they come, standing room only, never-ending supply, take me to your leader",
         "raining 7, pouring 5, city 4, jellyfish 3, ant 6, bee 5, bird 3, mushroom 4, giant 2, octopus 2, rabbit 3, fish 3, moth 2, umbrella 2, "
         "star 2, planet 3, mouse 3"},
        {"monster",
         "monstre, bête, créature, extraterrestre, chimère, ogre, yéti, Godzilla, kraken; gueule, sous le lit, expérience ratée, Frankenstein, "
         "science-fiction, Loch Ness, gargouille 6;; la belle et la bête, il est parmi nous, ne le réveillez pas, même pas peur !, la créature du lac, fuyez !",
         "monster, beast, creature, alien, chimera, ogre, yeti, Godzilla, kraken; jaws, under the bed, failed experiment, Frankenstein, "
         "science fiction, Loch Ness, gargoyle 6;; beauty and the beast, it's alive!, do not wake it, the creature from…, where the wild things are, run",
         "giant 7, octopus 7, whale 5, fear 6, shadow 5, bear 4, lake 3, seabed 4, dragon 7, eye 3, cave 4, jellyfish 3, moth 3, bed 3, made_of 3, "
         "snail 1, turtle 2, planet 2, elephant 2, owl 1"},
        {"paradox",
         "paradoxe, contradiction, absurde, impossible, contraste, ironie, contre nature, insolite; oxymore, illogique, monde parallèle, surréaliste, "
         "poisson d'avril, quadrature du cercle;; ceci n'est pas une pipe, impossible n'est pas français, cherchez l'erreur, on marche sur la tête, "
         "le monde à l'envers, ça ne tient pas debout",
         "paradox, contradiction, absurd, impossible, contrast, irony, unnatural, unusual; oxymoron, "
         "illogical, parallel world, surreal, April fool, squaring the circle;; this is not a pipe, spot the mistake, mission impossible, "
         "topsy-turvy, defying gravity, it doesn't add up, opposites attract",
         "instead 7, upside_down 7, reflection 5, made_of 5, inside 4, shadow 4, vessel 4, giant 4, growing 3, raining 4, balance 4, turning 3, "
         "snow 1, cactus 1, hat 1"},
        {"scale",
         "petitesse, taille, proportion, échelle, contraste, domination, insignifiance; fourmi, géant aux pieds d'argile, loupe, maquette, "
         "poids plume, mastodonte;; David contre Goliath, on a souvent besoin d'un plus petit que soi, tout est relatif, vu d'ici, "
         "plus c'est gros plus ça passe, un grain de poussière dans l'univers",
         "smallness, size, proportion, scale, contrast, insignificance; ant, giant with feet of clay, magnifying glass, scale model, featherweight, "
         "behemoth;; David versus Goliath, small is beautiful, it's all relative, good things come in small packages, bigger is better, "
         "a speck of dust in the universe",
         "giant 9, mouse 5, elephant 5, whale 5, snail 3, child 3, snow_globe 4, planet 3, mountains 3, teacup 2, ant 5, holding 3, moth 2, "
         "mushroom 2, bear 2, castle 2"},
        {"container",
         "récipient, boîte, coffret, bocal, poupée russe, surprise, contenu, cachette, miniature; maquette, vitrine, musée, aquarium, bonbonnière, "
         "capsule, cocon;; tempête dans un verre d'eau, mettre en boîte, garder précieusement, à consommer avec modération, "
         "c'est l'intérieur qui compte, un monde à part",
         "container, box, casket, jar, Russian doll, contents, hideaway, miniature; scale model, showcase, museum, aquarium, time capsule, cocoon;; "
         "storm in a teacup, put a lid on it, keep it safe, it's what's inside that counts, a world apart, handle with care, bottled up",
         "inside 8, bottle 6, snow_globe 7, teacup 5, teapot 4, egg 4, suitcase 5, cage 5, seashell 3, hourglass 4, hat 3, boot 2, house 2, "
         "lantern 2, drum 1, apple 1, mushroom 1"},
        {"ageing",
         "vieillesse, vieillir, grand-mère, grand-père, retraite, ride, ancêtre, sagesse, sénilité; cheveux blancs, canne, arrière-petits-enfants, "
         "antiquité, patine;; il faut que jeunesse se passe, si jeunesse savait si vieillesse pouvait, avec le temps va tout s'en va, les années ont passé, de mon temps, "
         "prendre un coup de vieux",
         "old age, ageing, grandma, grandpa, retirement, wrinkle, ancestor, wisdom, senility; white hair, walking stick, great-grandchildren, "
         "antique, patina;; youth is wasted on the young, with age comes wisdom, in my day, when I'm sixty-four, the golden years, over the hill, "
         "getting on a bit",
         "time 7, tree 5, turtle 6, elephant 5, clock 4, owl 4, ruins 5, hourglass 5, nostalgia 4, gramophone 3, chair 3, winter 2, snail 2, grey 4, "
         "brown 2, leaf 3, mountains 1, bottle 2"},
        {"ecology",
         "écologie, pollution, réchauffement, climat, recyclage, déforestation, extinction, planète en danger; fonte des glaces, plastique, "
         "espèces menacées, panneau solaire, empreinte carbone;; il n'y a pas de planète B, la maison brûle, après nous le déluge, "
         "la nature reprend ses droits, sauver la planète",
         "ecology, pollution, global warming, climate, recycling, deforestation, extinction, planet in danger; melting ice, plastic, "
         "endangered species, solar panel, carbon footprint;; there is no planet B, our house is on fire, nature strikes back, save the planet, "
         "extinction rebellion, reduce reuse recycle",
         "planet 6, tree 5, green 5, turtle 4, whale 5, windmill 4, sea 3, bear 3, elephant 4, forest 4, bee 4, growing 3, desert 2, bottle 3, "
         "penguin 4, fish 2, city 2, raining 1"},
        {"sweetness",
         "douceur, bonbon, gourmandise, sucre, dessert, gâteau, chocolat, glace, confiture; goûter, pâtisserie, barbe à papa, miel, caramel, sucette, "
         "praline, sorbet 5, crêpe 4, vanille 5;; la vie est douce, c'est du gâteau, la cerise sur le gâteau, casser du sucre sur le dos, mourir de plaisir, encore une part",
         "sweetness, sweet, treat, sugar, dessert, cake, chocolate, ice cream, jam; teatime, pastry, candyfloss, honey, caramel, lollipop, fudge, sorbet 5, waffle 5, vanilla 5;; "
         "sweet as honey, piece of cake, icing on the cake, have your cake and eat it, a spoonful of sugar, sweet tooth, one more slice",
         "teacup 5, teapot 5, apple 4, pink 6, candle 4, bear 4, mushroom 2, cloud 3, tent 3, bee 5, tenderness 3, egg 2, orange 2, joy 2, child 2, "
         "bottle 1, snow 1"},
        {"clumsy",
         "maladresse, gaffe, accident, catastrophe, oups, bévue, dégât, casse; peau de banane, porcelaine brisée, éléphant, chute libre, faux pas;; "
         "mettre les pieds dans le plat, patatras, comme un éléphant dans un magasin de porcelaine, qui casse paie, il y a eu un petit problème, "
         "plus de peur que de mal",
         "clumsiness, blunder, accident, disaster, oops, slip, breakage, mishap; banana skin, broken china, free fall, butterfingers, faux pas;; "
         "bull in a china shop, put your foot in it, you break it you buy it, Houston we have a problem, no harm done, it wasn't me, accidents happen",
         "elephant 6, upside_down 6, balance 5, pouring 5, teacup 4, egg 4, bottle 2, ladder 4, stairs 3, raining 2, umbrella 1, boot 2, horse 1, "
         "mirror 3, octopus 1, teapot 2"},
        {"parallel",
         "monde parallèle, autre dimension, univers alternatif, au-delà, métavers, science-fiction, téléportation, voyage dans le temps; portail, "
         "trou de ver, quatrième dimension, matrice, vaisseau, aliens;; de l'autre côté, il existe un autre monde, la vérité est ailleurs, et si ?, "
         "retour vers le futur, entre deux mondes",
         "parallel world, other dimension, alternate universe, beyond, metaverse, science fiction, teleportation, time travel; portal, wormhole, "
         "twilight zone, matrix, spaceship, aliens;; on the other side, there is another world, the truth is out there, what if?, back to the future, "
         "between two worlds",
         "doorway 8, reflection 6, mirror 6, space 6, planet 5, door 5, inside 4, upside_down 5, wonder 3, book 2, snow_globe 3, stairs 2, lake 2, "
         "time 3, shadow 2, mist 2, mystery 3"},
        {"lullaby",
         "berceuse, conte du soir, histoire, veillée, doudou, câlin du soir, marchand de sable; veilleuse, couverture, chuchotement, bisou, comptine, "
         "mobile;; bonne nuit les petits, fais dodo, une chanson douce, à demain, ferme les yeux, il était une fois, dors mon ange",
         "lullaby, "
         "bedtime story, story time, cuddle, sandman, teddy; nightlight, blanket, whisper, goodnight kiss, nursery rhyme, mobile;; hush little baby, "
         "sleep tight, rock-a-bye, see you in the morning, close your eyes, goodnight moon, once upon a time",
         "bed 7, moon 6, star 5, bear 5, "
         "child 5, tenderness 6, night 4, moonlight 4, book 4, lamplight 4, owl 3, calm 4, cloud 3, sheep 5, rabbit 2, boot 1, snow_globe 2, room 3"},
        {"revolution",
         "révolution, rébellion, manifestation, révolte, changement, liberté, barricade, grève; drapeau, poing levé, guillotine, Che Guevara, slogan, "
         "pavé, mai 68, manif 6, banderole 5, désobéissance 6;; ah ça ira, sous les pavés la plage, liberté égalité fraternité, le grand soir, aux armes, la lutte continue, "
         "renverser le trône",
         "revolution, rebellion, demonstration, revolt, change, barricade, strike; flag, raised fist, guillotine, Che Guevara, slogan, uprising, "
         "storming, protest 6, banner 5, disobey 5;; viva la revolución, power to the people, the times they are changing, off with their heads, let them eat cake, "
         "down with the king, rise up",
         "drum 5, red 5, freedom 6, crown 5, upside_down 6, hand 5, courage 5, city 3, castle 4, turning 3, bell 2, bird 2, hat 1, horse 2, dawn 2, "
         "giant 1"},
};
const int lexicon_daily_count = sizeof lexicon_daily / sizeof *lexicon_daily;
