/* The lexicon of living things: what each animal evokes. The sections of a text are described in
 * cards/lexicon.h. */
#include "cards/lexicon/tables.h"

const struct lexicon_row
    lexicon_animals[] =
        {
            {"whale",
             "baleine, cachalot, cétacé, orque; océan 6, grand large, souffle, géante 6, abysses, Jonas, Moby Dick, Pinocchio, krill, harpon, "
             "chant des profondeurs, nageoire, mastodonte, évent; immensité, majesté, douceur des géants, nostalgie du large; se sentir tout petit, "
             "avaler le monde, dans le ventre de la bête, thar she blows, rire comme une baleine; pfffouuu, wouuuh",
             "whale, orca, sperm whale, cetacean; ocean 6, deep sea, spout, giant 6, abyss, Jonah, Moby Dick, Captain Ahab, krill, harpoon, song of the deep, "
             "leviathan, blowhole, blubber, fluke; majesty, gentle giant, vastness; a whale of a time, swallowed whole, there she blows, room for everyone, "
             "too big to hide; whoosh, woooo",
             0},
            {"fox",
             "renard, goupil, renardeau; ruse 6, malin, rusé, terrier, poulailler, fable, La Fontaine, apprivoiser 5, petit prince, roux, queue touffue, "
             "voleur de poules, crépuscule, flatteur; méfiance, espièglerie, curiosité; on ne voit bien qu'avec le cœur, rusé comme un renard, "
             "le corbeau et son fromage, à malin malin et demi, ni vu ni connu; glapir, wa-pa-pa-pow",
             "fox, vixen, fox cub; cunning 6, sly, crafty, trickster 6, den, henhouse, fable, tame me, little prince, redhead, bushy tail, chicken thief, dusk, "
             "Robin Hood, Mr Tod; mischief, wariness, wit; sour grapes, sly old dog, outfoxed, a fox guarding the henhouse, what is essential is invisible, "
             "too clever by half; yip, ring-ding-ding",
             0},
            {"rabbit",
             "lapin, lièvre, lapereau; grandes oreilles 6, carotte, terrier 6, clapier, chapeau de magicien 5, Alice, Pâques, bond, moustaches, pressé, tortue, "
             "pays des merveilles, gibier, peluche; timidité, hâte, innocence, tendresse; je suis en retard, poser un lapin, courir deux lièvres, "
             "suivre le lapin blanc, partir comme un lièvre, rien ne sert de courir il faut partir à point; hop hop hop, boing",
             "rabbit, hare, bunny; long ears 6, carrot, burrow, warren, magician's hat 5, Alice, Easter, hop, whiskers, hurry, wonderland, tortoise, thumper, "
             "cottontail, cuddly toy; shyness, haste, innocence; I'm late, down the rabbit hole 7, pull it out of the hat, what's up doc?, mad as a March hare, "
             "follow the white rabbit, slow and steady; hop hop, boing, thump",
             0},
            {"stag",
             "cerf, daim, chevreuil, renne, élan, biche; bois 4, ramure 6, brame 6, roi de la forêt 6, sous-bois, chasse, chasseur, majestueux, Bambi, patronus, "
             "orée, sabots, saint Hubert, traîneau; noblesse, fierté, aux aguets, farouche; dans sa maison un grand cerf, aux abois, droit dans ses bottes, "
             "le maître des lieux, petit papa Noël; bramer, crac dans les branches",
             "stag, deer, doe, reindeer, elk, moose; antlers 6, king of the forest 6, woodland, hunt, hunter, noble, Bambi, Patronus, hooves, Rudolph, sleigh, "
             "wild, monarch of the glen; nobility, pride, alertness, untamed; caught in the headlights, the buck stops here, oh dear, stag night, "
             "lord of the manor; bellow, snap of a twig",
             0},
            {"moth",
             "papillon de nuit, phalène, mite; ailes 5, nuit, lampe 5, poussière, flamme 6, attirance 6, velours, ampoule, chrysalide, cocon, sphinx, lueur, "
             "armoire, laine trouée; fascination, fragilité, obsession, éphémère; se brûler les ailes 7, comme un papillon autour de la flamme, "
             "trop près de la lumière, attiré malgré soi; frou-frou, bzz contre la vitre",
             "moth; wings 5, lamp 5, dust, flame 6, attraction 6, velvet, lightbulb, cocoon, night flight, wardrobe, holes in my jumper, silence of the lambs, "
             "powdery; fascination, fragility, obsession, fatal attraction; drawn to the light, like a moth to a flame, too close to the fire, burn your wings, "
             "fluttering heart; flutter, fft",
             0},
            {"butterfly",
             "papillon, machaon, monarque; ailes 5, chrysalide 6, chenille 6, cocon, métamorphose 7, filet, printemps, éphémère 5, battement d'ailes, couleurs, "
             "prairie, légère, fleur; légèreté, insouciance, délicatesse, amoureux; effet papillon 7, papillons dans le ventre, minute papillon, papillonner, "
             "sortir de sa chrysalide, un jour seulement; flap flap",
             "butterfly, monarch butterfly; wings 5, chrysalis 6, caterpillar 6, cocoon, metamorphosis 7, net, spring, ephemeral 5, flutter, flower, meadow, "
             "pretty colours, Muhammad Ali; lightness, carefree, delicacy, first love; butterfly effect 7, butterflies in my stomach, float like a butterfly, "
             "social butterfly, out of the cocoon, just for a day; flutter flutter",
             0},
            {"bird",
             "oiseau, oiseaux, hirondelle, moineau, mouette, rossignol, colombe; aile 6, vol, envol 6, plume 5, nid, ciel, migration 5, liberté 6, chant, bec, "
             "nuée, perchoir, ramage, horizon; légèreté, insouciance, élan; petit à petit il fait son nid, être libre comme l'air, prendre son envol, "
             "l'hirondelle ne fait pas le printemps, à vol d'oiseau, oiseau de mauvais augure, drôle d'oiseau, avoir une cervelle d'oiseau; cui-cui, piou-piou, "
             "frrrt",
             "bird, birds, swallow, sparrow, seagull, nightingale, dove; wing 6, flight 6, feather 5, nest, sky, migration 5, freedom 6, birdsong, beak, flock, "
             "perch, messenger, horizon, heading south; lightness, carefree, yearning; free as a bird, spread your wings, a little bird told me, "
             "the early bird gets the worm, bird's eye view, kill two birds with one stone, fly away home, one swallow does not make a summer; tweet, chirp, coo",
             0},
            {"fish",
             "poisson, saumon, carpe, truite, sardine; écailles 6, nageoires, bocal 6, aquarium, pêche, hameçon, filet, rivière, bulles 5, arêtes, banc, "
             "mémoire courte, Némo, profondeurs, vendredi, sushi 7; mutisme, fraîcheur, glissant; muet comme une carpe, comme un poisson dans l'eau 6, poisson d'avril, "
             "noyer le poisson, finir en queue de poisson, il y a anguille sous roche, les gros mangent les petits; glou-glou, blub, plouf",
             "fish, salmon, carp, trout, goldfish; scales 6, fins, fishbowl 6, aquarium, angling, hook, net, river, bubbles 5, bones, shoal, short memory, Nemo, "
             "deep water, Friday, sushi 7; slippery, silent, fresh; like a fish out of water 6, plenty more fish in the sea, something smells fishy, big fish in a small pond, "
             "off the hook, red herring, drink like a fish; blub, glug, splash",
             0},
            {"jellyfish",
             "méduse, méduses; tentacules 6, transparence 6, piqûre 5, dérive 5, flotter, translucide, courant, gélatine, parachute, soucoupe, marée, "
             "plage interdite, venin, ballet sous-marin, gorgone; mollesse, grâce étrange, apesanteur, envoûtement; rester médusé 7, se laisser porter, ça pique, "
             "sans queue ni tête, sans colonne vertébrale; bloup, splotch",
             "jellyfish, jelly, medusa; tentacles 6, transparent 6, sting 5, drifting 5, floating, see-through, current, gelatine, parachute, flying saucer, tide, "
             "venom, underwater ballet, SpongeBob; weightless, spineless, eerie grace, hypnotic; go with the flow 5, no backbone, peanut butter and…, "
             "look but don't touch, turned to stone; bloop, wobble, squish",
             0},
            {"heron",
             "héron, aigrette, grue, cigogne, échassier, flamant; long bec 6, marais 5, roseaux 5, échasses 5, patience 6, origami, pêcheur immobile, bébé livré, "
             "un pied dans l'eau, La Fontaine, cou de serpent, nid sur la cheminée; sérénité, dédain, attente, équilibre; sur une patte 7, faire le pied de grue 7, "
             "trop difficile, ne soyons pas si difficiles, au long bec emmanché d'un long cou; clac clac du bec",
             "heron, crane, stork, egret, flamingo; long beak 6, marsh 5, reeds 5, stilts 5, patience 6, origami, still fisherman, baby delivery, yoga, wader, "
             "snake neck, chimney nest; serenity, disdain, waiting, poise; on one leg 7, a leg to stand on, stand and wait, tall and haughty, "
             "beggars can't be choosers, still waters; clack",
             0},
            {"cat",
             "chat, chatte, chaton, minou, matou; moustaches 5, ronron 6, gouttière 5, griffes, coussinets, neuf vies 6, pelote de laine, sorcière, souris, toits, "
             "sieste, botté, Cheshire, croquettes, gardien des secrets; indépendance, nonchalance, mystère, caresse; quand le chat n'est pas là, "
             "donner sa langue au chat 7, avoir un chat dans la gorge, chat échaudé, appeler un chat un chat; miaou, ronronner, pffft",
             "cat, kitten, tomcat, pussycat; whiskers 5, purr 6, claws, paws, nine lives 6, ball of wool, witch, mouse, rooftops, nap, Puss in Boots, "
             "Cheshire grin, Garfield, keeper of secrets; independence, aloofness, mystery, cuddle; curiosity killed the cat 7, while the cat's away, let the cat out of the bag, "
             "cat got your tongue 7, raining … and dogs, nine times lucky, land on your feet; meow, purr, hiss",
             0},
            {"dog",
             "chien, chienne, chiot, toutou; niche 6, os 5, laisse, fidèle 6, gardien, meilleur ami 6, collier, promenade, truffe, berger, baballe, flair, "
             "Saint-Bernard; loyauté, fidélité, joie simple; temps de chien 5, entre chien et loup 5, mener une vie de chien, les chiens aboient la caravane passe, "
             "se regarder en … de faïence, chien qui aboie ne mord pas, attention chien méchant; ouaf, wouf, grrr",
             "dog, puppy, hound, doggy; kennel 6, bone 5, leash, faithful 6, watchdog, best friend 6, collar, walkies, wet nose, shepherd, fetch, Lassie, Snoopy, "
             "scent; loyalty, devotion, simple joy; every dog has its day, let sleeping dogs lie, barking up the wrong tree 6, it's a dog's life, "
             "man's best friend, beware, in the doghouse, old tricks; woof, bark, grrr",
             0},
            {"wolf",
             "loup, louve, louveteau, meute; hurlement 6, pleine lune 5, crocs, forêt, chaperon rouge 6, bergerie, garou 5, berger, steppe, solitaire, Mowgli, "
             "trois petits cochons, grand méchant; faim, peur ancestrale, sauvagerie, instinct; entre chien et loup, une faim de loup 6, crier au loup 6, "
             "se jeter dans la gueule… 6, à pas de loup, quand on parle de lui, l'homme est un loup pour l'homme, promenons-nous dans les bois; aouuuh, grrr",
             "wolf, she-wolf, pack; howl 6, full moon 5, fangs, forest, Red Riding Hood 6, sheepfold, werewolf 5, shepherd, steppe, loner, Mowgli, "
             "three little pigs, big and bad 6; hunger, primal fear, wildness, instinct; cry wolf 6, … in sheep's clothing 6, keep the … from the door, thrown to the wolves, "
             "who's afraid of…, what big teeth you have, huff and puff; awoo, growl",
             0},
            {"bear",
             "ours, ourse, ourson, nounours; miel 6, hibernation 6, grizzli, tanière, griffes, banquise 4, Boucle d'or 6, peluche, montagne, Baloo, constellation, "
             "Winnie, pattes, saumon; force tranquille, bourru, gros câlin, sommeil; vendre la peau de l'ours 7, un ours mal léché 6, tourner en cage, "
             "dormir tout l'hiver, il en faut peu pour être heureux; grrroar, grommeler",
             "bear, cub, teddy, grizzly, polar bear; honey 6, hibernation 6, den, claws, Goldilocks 6, cuddly, mountain, Baloo, constellation, Winnie, Paddington, "
             "paw, salmon run; gruff, gentle strength, big hug, slumber; bear hug 6, like a bear with a sore head, grin and bear it 6, too hot too cold just right, "
             "bare necessities, don't poke the bear, exit pursued by a bear; growl, roar",
             0},
            {"owl",
             "hibou, chouette, chouettes, grand-duc; sagesse 6, nuit 5, grands yeux 5, Minerve, Athéna, Harry Potter, insomnie 5, clocher, hululement 6, veilleur, "
             "nocturne, grange, savant, silence des ailes; vigilance, clairvoyance, solitude nocturne; c'est chouette 7, oiseau de nuit, vieux hibou, "
             "les yeux grands ouverts, ne dormir que d'un œil; hou hou, chouuu",
             "owl, barn owl; wisdom 6, night 5, big eyes 5, Minerva, Athena, Hedwig, insomnia 5, belfry, night watch, nocturnal, barn, scholar, silent wings, "
             "pussycat and; vigilance, insight, sleepless; night owl 7, wise and old, who goes there?, I can't sleep, a pea-green boat, eyes in the dark, "
             "don't give a hoot; hoot, twit-twoo",
             0},
            {"crow",
             "corbeau, corneille, pie; noir 4, fromage 5, augure 6, lettre anonyme 6, cimetière, plumes noires, Edgar Poe, épouvantail 5, croassement, champ, rusé, "
             "cachette brillante, nuée sombre; présage, malaise, intelligence; jamais plus, maître perché, oiseau de malheur 6, tenait en son bec, "
             "voleuse comme une pie, noir comme…; croa croa, crôa",
             "crow, raven, magpie, rook; omen 6, black feathers, anonymous letter, graveyard, Edgar Allan Poe, scarecrow 5, cawing, clever, shiny things, murder 4, "
             "Odin, Tower of London; foreboding, unease, cunning; nevermore 7, as the crow flies 6, eat it, stone the crows, one for sorrow, bad news, bird of ill omen; "
             "caw, croak",
             0},
            {"swan",
             "cygne, cygnes; lac 6, grâce 6, blancheur, cou 4, ballet 6, Tchaïkovski, vilain petit canard 7, étang, tutu, danseuse, Léda, plumes blanches, "
             "couple pour la vie; élégance, pureté, fierté; le chant du cygne 7, le dernier adieu, se croire vilain, glisser sur l'eau; frou, kouac",
             "swan, cygnet; lake 6, grace 6, whiteness, long neck, ballet 6, Tchaikovsky, ugly duckling 7, pond, tutu, ballerina, Leda, white feathers, "
             "mates for life; elegance, purity, pride; swan song 7, last goodbye, paddling hard underneath, late bloomer; hiss, honk",
             0},
            {"goose",
             "oie, oies, canard, cane; plume 4, mare, capitole 5, Nils Holgersson 6, migration 6, jeu de l'oie 6, basse-cour, œufs d'or, blanche, "
             "contes de ma mère, duvet, foie gras; naïveté, caquetage; une oie blanche, tuer la poule aux œufs d'or, un froid de canard 5, retour à la case départ, "
             "ça glisse comme sur les plumes; coin-coin, honk",
             "goose, geese, duck; pond, down, Nils, migration 6, golden eggs 6, farmyard, Mother Goose 6, V in the sky, gander, pillow, honking; silliness, "
             "chatter; a wild goose chase 7, kill the golden goose, what's good for the goose, … water off its back 6, your goose is cooked, ugly duckling; "
             "honk, quack",
             0},
            {"horse",
             "cheval, jument, poulain, poney; galop 6, crinière 6, sabot, cavalier 5, selle, écurie, course, fer 4, manège, Troie 6, licorne, hennir, prairie, "
             "chevalier, carrousel, cow-boy; fougue, liberté, élan, noblesse; cheval de bataille 5, à cheval donné, monter sur ses grands chevaux 6, "
             "mon royaume pour un cheval 7, fièvre de cheval, remède de cheval, la liberté au galop; hiii, tagada tagada, clip-clop",
             "horse, mare, foal, pony, stallion; gallop 6, mane 6, hoof, rider 5, saddle, stable, race, horseshoe, carousel, Troy 6, unicorn, neigh, prairie, "
             "knight, cowboy; mettle, freedom, spirit, nobility; hold your horses 7, dark horse 6, my kingdom for a… 7, on my high horse, straight from the horse's mouth, "
             "you can lead a horse to water, gift horse, wild … couldn't drag me away; neigh, clip-clop, giddy up",
             0},
            {"elephant",
             "éléphant, éléphante, éléphanteau, mammouth; trompe 7, mémoire 6, ivoire 6, défenses, savane, Babar, Dumbo, cirque, peau ridée, cimetière, cornac, "
             "pachyderme, grandes oreilles; sagesse, lourdeur, souvenir, dignité; une mémoire d'éléphant 7, dans un magasin de porcelaine 7, "
             "ça trompe énormément 6, voir des éléphants roses, se barrir de rire; pouêt, barrir",
             "elephant, mammoth; trunk 7, memory 6, ivory 6, tusks, savannah, Babar, Dumbo, circus, wrinkles, graveyard, mahout, thick skin, big ears; wisdom, "
             "heaviness, remembrance, dignity; … never forgets 7, … in the room 7, … in a china shop, pink elephants, white elephant 5, blind men and…, afraid of a mouse; "
             "trumpet, toot",
             0},
            {"lion",
             "lion, lionne, lionceau; crinière 6, roi 6, savane 5, rugissement 6, griffes, dompteur, cirque, jungle, courage 5, Narnia, Simba, Androclès, arène, "
             "Daniel, emblème; bravoure, orgueil, puissance; la part du lion 7, se battre comme un lion, dans la fosse, le rat et le lion, ce soir il est mort, "
             "l'histoire de la vie; grraou, rugir",
             "lion, lioness, lion cub; mane 6, king of the jungle 6, savannah 5, roar 6, claws, tamer, circus, courage 5, Narnia, Aslan, Simba, arena, Daniel, "
             "pride 6, emblem; bravery, majesty, power; the lion's share 7, into the lion's den, the lion and the mouse, the cowardly lion, hear me roar, … sleeps tonight, "
             "circle of life; roar, growl",
             0},
            {"turtle",
             "tortue, tortues; carapace 7, lenteur 6, longévité 5, lièvre 5, salade, océan, Galápagos, cent ans, ninja, porter sa maison 6, Terry Pratchett, "
             "plage de ponte, rides; patience, prudence, sagesse, sérénité; rien ne sert de courir il faut partir à point 6, lentement mais sûrement, à pas de tortue 7, rentrer la tête, "
             "qui va lentement va sainement; plop, tip... tap... tip",
             "turtle, tortoise; shell 7, slowness 6, long life 5, hare 5, lettuce, Galapagos, a hundred years, ninja, home on its back 6, Discworld, nesting beach, "
             "wrinkles; patience, caution, wisdom, serenity; slow and steady wins the race 7, all the way down 6, take your time, come out of your shell, no rush; "
             "plod plod",
             0},
            {"snail",
             "escargot, limace, colimaçon; coquille 7, lenteur 6, bave 5, cornes, salade, pluie 4, spirale 6, ail et persil, Bourgogne, jardin, porter sa maison 6, "
             "trace argentée, caracole; patience, timidité, modestie; à la vitesse de… 7, rentrer dans sa coquille 6, sortir les cornes, chacun chez soi, "
             "prendre son temps, à l'enterrement d'une feuille morte; slurp, shlouip",
             "snail, slug; shell 7, slowness 6, slime 5, horns, lettuce, rain 4, spiral 6, garlic butter, silver trail, garden, mobile home, house on its back 6, "
             "Brian; patience, shyness, modesty; at a snail's pace 7, snail mail 6, come out of your shell, no place like home, what's the rush?, taking it slow; "
             "slurp, squelch",
             0},
            {"octopus",
             "pieuvre, poulpe, calmar, kraken; tentacules 7, ventouses 6, encre 6, huit bras 6, Jules Verne 5, abysses, Nautilus, camouflage, étreinte, mafia, "
             "multitâche, monstre marin, salade grecque; emprise, intelligence, malice, étouffement; avoir le bras long, tirer les ficelles, vingt mille lieues, "
             "prise de toutes parts, mille mains; schlurp, plop plop",
             "octopus, squid, kraken; tentacles 7, suckers 6, ink 6, eight arms 6, Jules Verne 5, abyss, Nautilus, camouflage, embrace, multitasking, sea monster, "
             "calamari, Ursula; grip, cleverness, mischief; hands full, all hands on deck, … in every pie, twenty thousand leagues, release the kraken, "
             "a garden in the shade; slurp, plop",
             0},
            {"snake",
             "serpent, vipère, couleuvre, boa, cobra; venin 6, sifflement 6, mue 6, tentation 6, pomme 4, Ève, écailles, charmeur, ondulation, caducée, Kaa, "
             "Cléopâtre, hypnose, anneaux, chapeau qui n'en est pas un; perfidie, ruse, danger; qui se mord la queue 7, avaler des couleuvres 6, "
             "langue de vipère 6, réchauffer en son sein, aie confiance; ssss, siffler",
             "snake, serpent, viper, python, cobra; venom 6, hiss 6, shed skin 6, temptation 6, apple 4, Eve, scales, charmer, slither, Kaa, Cleopatra, Medusa, "
             "hypnosis, coils, ladders and; treachery, guile, danger; … in the grass 7, biting its own tail 6, forked tongue 6, trust in me, … oil salesman, new skin; "
             "hiss, sssss",
             0},
            {"dragon",
             "dragon, dragons, dragonne; flammes 5, écailles 5, trésor 5, chevalier 6, saint Georges, donjon, œuf, Chine, Smaug, princesse 4, légende 5, griffes, "
             "soufre, ailes de cuir, haleine; colère, puissance, épopée; cracher le feu 7, terrasser la bête, le gardien du trésor, il était une fois, "
             "jouer avec le feu, belle-mère; roaaar, fwoosh",
             "dragon, wyvern; flames 5, scales 5, hoard 6, knight 6, Saint George, dungeon, egg, China, Smaug, princess 4, legend 5, claws, brimstone, "
             "leather wings, bad breath; wrath, power, epic; breathing fire 7, slay the beast, chasing the dragon, once upon a time, mother of…, playing with fire; roar, "
             "fwoosh",
             0},
            {"bee",
             "abeille, abeilles, guêpe, bourdon; ruche 7, miel 7, pollen 6, reine 4, essaim, alvéoles, fleurs, dard, Maya, printemps, cire, ouvrière, hexagone; "
             "labeur, zèle, douceur, collectif; faire son miel, le vol du bourdon, travailleuse infatigable, taille de guêpe, ça pique mais c'est doux; bzzz, "
             "vrombir",
             "bee, wasp, bumblebee; hive 7, honey 7, pollen 6, queen 4, swarm, honeycomb, flowers, sting, Maya, spring, wax, worker, hexagon; toil, zeal, "
             "sweetness, teamwork; busy as a… 7, the bee's knees 6, … in your bonnet, birds and…, none of your beeswax, bittersweet; buzz, bzzz",
             0},
            {"spider",
             "araignée, araignées, tarentule; toile 7, fil 5, plafond 5, Arachné, huit pattes, grenier, Spider-Man, dentelle, piège 6, rosée, tisser 6, "
             "veuve noire; phobie, patience, frisson; avoir une araignée au plafond 7, araignée du matin chagrin, tisser sa toile, pris au piège, "
             "la petite bête qui monte; gratte gratte, iiik",
             "spider, tarantula; web 7, thread 5, ceiling, Arachne, eight legs, attic, Charlotte, lace, trap 6, dew, weave 6, black widow, Miss Muffet; phobia, "
             "patience, shiver; what a tangled web 7, incy wincy, spin a yarn, caught in the web, climbing up the spout, said the … to the fly, creepy crawly; skitter, eek",
             0},
            {"frog",
             "grenouille, crapaud, rainette, têtard; mare 6, nénuphar 6, saut, baiser 5, prince charmant 7, verte 4, étang, cuisses, bénitier, métamorphose, bœuf, "
             "météo, sorcière; ridicule, fraîcheur, transformation; aussi grosse que le bœuf 7, il pleut il mouille 6, embrasser le prince, avaler un crapaud, "
             "sauter le pas; coa coa, croâ, plouf",
             "frog, toad, tadpole; pond 6, lily pad 6, leap, kiss 5, Prince Charming 7, swamp, Kermit, plague, witch's brew, metamorphosis, boiling water; "
             "silliness, freshness, transformation; … in my throat 6, kiss a lot of frogs, it's not easy being green 7, leapfrog, slowly boiled, bigger than the ox, "
             "wind in the willows; ribbit, croak, plop",
             0},
            {"seahorse",
             "hippocampe, hippocampes; récif 6, mémoire 4, papa enceint 5, cavalier des mers, spirale 4, corail 6, minuscule, carrousel marin, échecs; délicatesse, "
             "constance, étrangeté; chevaucher les vagues 6, accroché par la queue, un cheval de poche, galop sous l'eau; bloup",
             "seahorse; reef 6, memory 4, pregnant dad 5, rider of the seas, coral 6, tiny, sea carousel, knight at chess, curly tail; delicacy, constancy, "
             "oddness; riding the waves 6, hold on tight, a gallop underwater, pocket stallion; bloop",
             0},
            {"mouse",
             "souris, rat, mulot, hamster; fromage 7, trou 5, moustaches 4, grignoter 6, petite 4, chat 4, dent de lait 6, Mickey, Ratatouille, gruyère, "
             "laboratoire, clavier, grenier; discrétion, timidité, débrouille; jouer au chat et à la souris 7, dansent quand il n'est pas là, "
             "on a souvent besoin d'un plus petit que soi 6, accoucher d'une souris, se faire tout petit; couic, scritch",
             "mouse, mice, rat, hamster; cheese 7, hole 5, whiskers 4, nibble 6, tiny 4, tooth fairy 5, Mickey, Stuart Little, Jerry, laboratory, keyboard, attic, "
             "trap; quiet, timid, resourceful; cat and mouse game 7, hickory dickory dock 6, quiet as a church mouse, … of mice and men 6, when the cat's away, "
             "run up the clock, three blind mice; squeak, scritch",
             0},
            {"squirrel",
             "écureuil, écureuils; noisette 7, gland, panache 6, roux, provisions 6, automne 4, branche, livret, chêne, cachette 5, queue, épargne; prévoyance, "
             "vivacité, malice; mettre de côté pour l'hiver 6, sauter de branche en branche, où l'ai-je mis ?, une petite faim; crac, tchic tchic",
             "squirrel; acorn 7, hazelnut, bushy tail 6, red, stash 6, autumn 4, branch, oak, hiding place 5, savings, Ice Age, Nutkin; foresight, liveliness, "
             "mischief; saving for winter 6, squirrel it away 7, gone nuts 6, where did I put it?, leaping from tree to tree; chitter, crack",
             0},
            {"hedgehog",
             "hérisson, porc-épic; piquants 7, boule 5, feuilles mortes, aiguilles, limaces, jardin, route, hiver, châtaigne, Sonic; défense, pudeur, "
             "tendresse cachée; qui s'y frotte s'y pique 7, être hérissé, se mettre en boule 6, ça gratte un peu; snif snif, pic pic",
             "hedgehog, porcupine; spines 7, ball 5, dead leaves, needles, slugs, garden, road, winter, Sonic, croquet 4; defence, modesty, hidden tenderness; "
             "prickly character 6, curl up 6, handle with care, don't touch, too close for comfort; sniff, prick",
             0},
            {"peacock",
             "paon, paons; roue 6, plumes 5, yeux 4, vanité 6, éventail 6, parade 5, jardin royal, Junon, turquoise, apparat, couleurs; orgueil, séduction, "
             "m'as-tu-vu; faire la roue 7, fier comme un paon 7, se parer des plumes, regardez-moi; Léon Léon",
             "peacock; tail feathers 5, eyes 4, vanity 6, fan 6, parade 5, palace garden, Juno, turquoise, finery, show-off 6; pride, seduction, flamboyance; "
             "proud as a… 7, strut your stuff 6, borrowed plumes, look at me, dressed to impress; screech",
             0},
            {"giraffe",
             "girafe, girafon; long cou 7, savane 5, taches, hauteur 5, acacia, langue bleue, Sophie, zoo, échelle vivante; hauteur de vue, candeur; "
             "peigner la girafe 7, vu d'en haut, prendre de la hauteur 6, la tête dans les nuages, un torticolis; mâchouiller",
             "giraffe; long neck 7, savannah 5, spots, height 5, acacia, blue tongue, zoo, living ladder; lofty, candour; head in the clouds 5, "
             "the view from up there, stick your neck out 7, a sore throat, tall story, nosy neighbour; munch",
             0},
            {"monkey",
             "singe, ouistiti, chimpanzé, gorille; banane 7, grimace 6, jungle 5, liane, acrobate, Darwin, imitation 5, cirque, King Kong, Tarzan, cacahuète; "
             "espièglerie, moquerie, agilité; malin comme un singe 6, faire le singe 7, payer en monnaie de…, vieux singe à qui on apprend, rien vu rien entendu 6, "
             "souriez; ouistiti, hou hou ha ha",
             "monkey, chimp, ape, gorilla; banana 7, funny face 6, jungle 5, vine, acrobat, Darwin, copycat 5, circus, King Kong, Tarzan, peanuts; mischief, "
             "mockery, agility; see no evil 7, monkey business 7, go ape, up to no good, swinging about, a monkey on my back, make a monkey out of…; ooh ooh ah ah",
             0},
            {"camel",
             "chameau, dromadaire; bosse 7, désert 6, caravane 7, soif 5, oasis 5, rois mages, sahara, méhari, sel, Bédouin, dunes; endurance, sobriété, lenteur; "
             "par le chas d'une aiguille 7, la traversée du désert 6, une longue soif, quel vieux chameau, mille et une nuits; blatérer, beurk",
             "camel, dromedary; hump 7, desert 6, caravan 7, thirst 5, oasis 5, three wise men, Sahara, salt, Bedouin, dunes; endurance, sobriety, patience; "
             "the straw that broke the camel's back 7, through the eye of a needle 7, ship of the desert 6, over the hump, a long thirst, Arabian nights; grunt, spit",
             0},
            {"penguin",
             "pingouin, manchot; banquise 7, glace 5, costume 5, smoking 6, pôle sud 6, œuf, empereur 4, dandiner, frigo, noir et blanc 5; élégance, maladresse, "
             "solidarité; en tenue de soirée 6, froid aux pieds, la marche de l'empereur 7, habillé pour sortir, pris en flagrant délit; flap flap, glouk",
             "penguin; ice floe 7, tuxedo 6, south pole 6, egg, emperor 4, waddle 6, fridge, black and white 5, Pingu, huddle; elegance, clumsiness, togetherness; "
             "dressed for dinner 6, cold feet 6, black tie, happy feet 6, march of the…, break the ice; waddle, noot noot",
             0},
            {"dolphin",
             "dauphin, dauphins, marsouin; saut 5, sourire 4, écho 4, Flipper, jeu, vague, sauveteur, sonar, crête, grand bleu 6; joie, intelligence, complicité; "
             "sauter par-dessus l'horizon, héritier du trône 5, ami des marins, nager librement; clic clic, kikiki",
             "dolphin, porpoise; leap 5, smile 4, echo 4, Flipper, play, wave, rescue, sonar, bow wave, friend of sailors; joy, cleverness, companionship; "
             "so long and thanks for all the fish 7, jump for joy 6, swim free, a smile under water; click click, eeee",
             0},
            {"ant",
             "fourmi, fourmis, scarabée, coccinelle; fourmilière 6, travail 5, cigale 6, file indienne, miettes, reine, minuscule 5, provisions, pique-nique; zèle, "
             "prévoyance, discipline; un travail de fourmi 7, avoir des fourmis dans les jambes 7, eh bien dansez maintenant 6, l'union fait la force, "
             "petite bête bon Dieu; tic tic tic",
             "ant, beetle, ladybird; anthill 6, hard work 5, grasshopper 6, single file, crumbs, queen, tiny 5, stores, picnic 5; zeal, foresight, discipline; "
             "ants in your pants 7, marching one by one 6, strength in numbers, ruining the picnic, carry ten times my weight, fly away home; tick tick",
             0},
            {"seal",
             "phoque, otarie, morse; moustaches, banquise 5, ballon 4, cirque 4, glissade, fourrure, rocher, île, poisson, selkie; rondeur, bonhomie; "
             "faire le clown 4, se dorer au soleil, bien au chaud dans sa graisse, tout en moustache; arf arf",
             "seal, sea lion, walrus; whiskers, ice 4, ball 4, circus 4, slide, blubber, rock, island, fish, selkie; roundness, good cheer; seal of approval 7, "
             "sealed with a kiss 6, I am the walrus 6, basking, the carpenter and…; arf arf",
             0},
            {"unicorn",
             "licorne, licornes, pégase; corne 6, magie 5, arc-en-ciel 5, tapisserie 5, légende 5, crinière, paillettes, vierge, unique, conte; pureté, rêverie, "
             "émerveillement, rareté; croire encore aux licornes, trop beau pour être vrai, la dernière de son espèce; ting, hiii",
             "unicorn, pegasus; horn 6, magic 5, rainbow 5, tapestry 5, legend 5, mane, glitter, maiden, one of a kind, fairy tale; purity, reverie, wonder, "
             "rarity; too good to be true, still believing, last of its kind 5, start-up worth a billion; ting, neigh",
             0},
            {"pig",
             "cochon, sanglier, porcelet, truie; tirelire 6, boue 6, groin 6, queue en tire-bouchon 6, truffes, ferme, jambon, trois petits, rose 4; gourmandise, "
             "bonhomie, désordre; cochon qui s'en dédit 6, jeter des perles… 6, copains comme… 6, tête de…, dans le cochon tout est bon; groin groin, ouink",
             "pig, boar, piglet, sow; piggy bank 6, mud 6, snout 6, curly tail 6, truffles, farm, bacon, three little ones, pink 4; greed, jollity, mess; "
             "when pigs fly 7, pearls before… 6, … in a poke, make a pig's ear, this little piggy, happy in mud; oink, snort",
             0},
            {"sheep",
             "mouton, brebis, agneau, bélier, chèvre; laine 7, troupeau 6, berger 6, insomnie 5, nuage 4, pré, tonte, Panurge 6, bouc, cloche; docilité, douceur, "
             "innocence; compter les moutons 7, mouton noir 7, dessine-moi un… 7, revenons à nos… 6, ménager la chèvre et le chou 5, sauter la barrière, doux comme…; "
             "bêêê",
             "sheep, lamb, ram, ewe, goat; wool 7, flock 6, shepherd 6, insomnia 5, fluffy 4, meadow, shearing, fence, Dolly, bell; meekness, softness, innocence; "
             "counting sheep 7, black sheep 7, draw me a sheep 6, follow the flock, little Bo Peep 6, mutton dressed as lamb 5, silence of the lambs; baa, bleat",
             0},
            {"cow",
             "vache, veau, taureau, bœuf; lait 7, pré 6, cloche 6, taches, train qui passe 5, Milka, herbe, ferme, cornes, ruminer 6, arène 4; placidité, lenteur, "
             "rumination; regarder passer les trains 6, la vache 6, plancher des vaches 5, vache qui rit 6, prendre le taureau par les cornes 6, années maigres; "
             "meuh",
             "cow, calf, bull, ox; milk 7, meadow 6, cowbell 6, spots, grass, farm, horns, chewing the cud 6, moo, arena 4, red rag; placid, slow, brooding; "
             "jumped over the moon 7, … till they come home 7, holy cow 6, sacred cow 5, bull by the horns 6, cash cow, crying over spilt milk; moo",
             0},
            {"rooster",
             "coq, poule, poussin, poulet; réveil 6, aube 6, girouette 6, crête 6, clocher, basse-cour, œuf 4, ferme, fierté, ergots, plume; vantardise, éveil, "
             "orgueil; au chant du coq 7, passer du coq à l'âne 7, comme un coq en pâte 6, quand les poules auront des dents 7, lever avec les poules, mère poule; "
             "cocorico, cot cot",
             "rooster, cockerel, hen, chick, chicken; alarm clock 6, dawn 6, weathervane 6, comb 5, steeple, farmyard, egg 4, barn, spurs, feather; boasting, "
             "waking, pride; cock-a-doodle-doo 7, rule the roost 7, crack of dawn 5, cock and bull story 6, hen's teeth, which came first? 6, don't count your chickens; "
             "cluck, cock-a-doodle",
             0},
};
const int lexicon_animals_count = sizeof lexicon_animals / sizeof *lexicon_animals;
