/* verdicts.c: every verdict on a file or deck, in French and English. */
#include "uploads/uploads.h"

#include <assert.h>

static const char *const sentences[UPLOAD_VERDICTS][2] = {
    [UPLOAD_FINE] = {"c'est bon", "fine"},
    [UPLOAD_NO_PICTURE] = {"ce n'est pas une image PNG, JPEG, WebP ou GIF",
                           "this is no PNG, JPEG, WebP or GIF picture"},
    [UPLOAD_SVG] = {"les images SVG sont refusées : elles peuvent contenir des scripts et des liens",
                    "SVG pictures are refused: they can hold scripts and links"},
    [UPLOAD_DAMAGED] = {"le fichier est abîmé ou incomplet", "the file is damaged or incomplete"},
    [UPLOAD_POLYGLOT] = {"un autre fichier se cache derrière l'image ; enregistrez-la de nouveau",
                         "another file hides behind the picture; save it anew"},
    [UPLOAD_BOMB] = {"une fois décompressé, il serait démesuré (50 millions de pixels au plus)",
                     "unpacked it would be far too large (50 million pixels at most)"},
    [UPLOAD_FILE_TOO_LARGE] = {"le fichier est trop lourd (24 Mo au plus)",
                               "the file is too large (24 MB at most)"},
    [UPLOAD_TOO_SMALL] = {"l'image est trop petite ou trop étroite pour une carte",
                          "the picture is too small or too narrow for a card"},
    [UPLOAD_DUPLICATE] = {"cette image est déjà dans le paquet", "this picture is in the deck already"},
    [UPLOAD_LINK] = {"les liens ne sont pas suivis", "links are not followed"},
    [UPLOAD_LOCKED] = {"le fichier est protégé par un mot de passe", "the file is locked with a password"},
    [UPLOAD_TOO_SLOW] = {"l'image demande trop de calcul", "the picture takes too long to decode"},
    [UPLOAD_BROKE_DOWN] = {"l'image a fait échouer le décodeur", "the decoder broke down on this picture"},
    [UPLOAD_NO_SOURCE] = {"impossible à lire", "it cannot be read"},
    [UPLOAD_NEITHER] = {"ce n'est ni un dossier ni un fichier zip",
                        "this is neither a folder nor a zip file"},
    [UPLOAD_BAD_ZIP] = {"le fichier zip est abîmé", "the zip file is damaged"},
    [UPLOAD_BAD_PATH] = {"un chemin de ce zip mène hors de son dossier : tout est refusé",
                         "a path in this zip leads out of its folder: all of it is refused"},
    [UPLOAD_TOO_MANY] = {"il y a trop de fichiers (1000 images au plus)",
                         "there are too many files (1000 pictures at most)"},
    [UPLOAD_TOO_LARGE] = {"tous les fichiers ensemble sont trop lourds (600 Mo au plus)",
                          "all files together are too large (600 MB at most)"},
    [UPLOAD_EMPTY] = {"aucune image utilisable", "there is no picture that can be used"},
    [UPLOAD_BAD_NAME] = {"le nom d'un paquet a de 1 à 60 caractères",
                         "the name of a deck is 1 to 60 characters"},
    [UPLOAD_TAKEN] = {"un paquet porte déjà ce nom", "there is a deck of this name already"},
    [UPLOAD_NO_LIBRARY] = {"impossible d'écrire dans la bibliothèque", "the library cannot be written to"},
    [UPLOAD_NO_SANDBOX] = {"cet ordinateur ne permet pas d'ouvrir des images étrangères en sécurité",
                           "this computer offers no safe way to open strangers' pictures"},
    [UPLOAD_OUT_OF_TIME] = {"toutes les images ensemble demandent trop de calcul",
                            "all pictures together take too long to decode"},
    [UPLOAD_NO_ROOM] = {"vos paquets prendraient trop de place ; supprimez-en un d'abord",
                        "your decks would take too much room; remove one first"},
    [UPLOAD_NO_SPACE] = {"il n'y a plus assez de place sur le disque",
                         "there is not enough space left on the disk"},
};

const char *upload_sentence(enum upload_verdict verdict, enum lang lang) {
    assert(verdict < UPLOAD_VERDICTS && sentences[verdict][0]);
    return sentences[verdict][lang == LANG_FR ? 0 : 1];
}
