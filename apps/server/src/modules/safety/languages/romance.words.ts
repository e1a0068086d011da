import type { LanguageWords } from './language.ts'

export const spanishAndPortuguese: LanguageWords = {
  numbers: {
    small:
      'once|doce|trece|catorce|quince|dieciseis|diecisiete|diez|nueve|ocho|siete|seis|cinco|cuatro|tres|dos|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete|dez|nove|oito|sete|quatro|dois|duas',
    larger:
      '(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cento) [ye] ',
  },
  signs: [
    ['age_number', 'NUM (?:anos|anitos|aninhos|primaveras|abriles)'],
    ['age_number', '(?:edad|idade):? (?:de |es )?NUM'],
    [
      'age_number',
      '(?:tiene|tengo|cumple|cumplio|tem|tenho|fez|faz|fara|cumplira|aparenta|parece de|parece ter) (?:solo |apenas |so |casi |quase )?NUM(?= ?(?:$|[.,;!?)]| (?:y|e|pero|mas)(?!\\p{L})))',
    ],
    [
      'age_number',
      '(?:casi|quase|aun no tiene|todavia no tiene|no tiene|menos de|menor de|menor que|ainda nao tem|nao tem|cumple|cumplira|faz|fara) 18(?: anos)?|quinceaneras?|debutante de 15',
    ],
    [
      'life_stage',
      'ninn[ao]s?|ninnit[ao]s?|adolescen(?:te|tes|cia)|quinceaneras?|menor(?:es)? de (?:edad|idade|18|dieciocho|dezoito)|menores|(?:una?|el|la|es|eres|soy|um|uma) menor|infantil|infante|crianca|criancas|criancinha|colegial(?:a|as|es)?|chiquill[ao]s?|chiquitina|jovencit[ao]s?|mocit[ao]|chavit[ao]|nenit[ao]|muchachit[ao]|novinh[ao]s?|meninin?h[ao]s?|meninit[ao]|garotinh[ao]s?|mocinh[ao]|moleque|pre-?adolescente|parvul[ao]s?|bebe de|puber(?:es)?|impuber',
    ],
    [
      'life_stage',
      '(?:pequen[ao]|nova|tierna|joven|jovem|dulce) (?:ninn?[ao]|meninn?[ao]|garot[ao]|chiquill[ao])|(?:ninn?[ao]|meninn?[ao]|garot[ao]) (?:pequen[ao]|jovem|inocente|novinh[ao]|de escola|chiquit[ao])',
    ],
    [
      'school',
      '(?:alumn[ao]s?|estudiante|alun[ao]s?|estudante|chica|chico|va|asiste|cursa|esta|frequenta|uniforme|menina|garota|nina) (?:en |a |na |no |da |do |de |de la |del |al |o |el |la |escolar (?:de )?){0,2}(?:secundaria|primaria|prepa|preparatoria|instituto|bachillerato|escuela|colegio|kinder|ensino (?:medio|fundamental)|escola|colegio|jardim de infancia|guarderia|[0-9]{1,2}[ºoª]? (?:ano|grado|curso|serie|de (?:la )?(?:eso|primaria|secundaria)))|uniforme (?:escolar|de colegiala)|escolares|escolar',
    ],
    [
      'school',
      '[0-9]{1,2}[ºoa]? (?:grado|de (?:la )?(?:eso|primaria|secundaria))|de (?:primaria|secundaria|bachillerato|preescolar)|ensino (?:medio|fundamental)|estudante secundarista|secundarista|liceal',
    ],
    [
      'body',
      'prepuber(?:es)?|impubere|cuerpo (?:de (?:una? )?(?:nin|menor|adolesc|infan)\\p{L}*|infantil)|corpo (?:de (?:uma? )?(?:crianca|menina|adolesc)\\p{L}*|infantil)|(?:cara|rostro) de ninn?[ao]|parece (?:una |uma )?(?:ninn?[ao]|crianca|menina)',
    ],
  ],
  harmless: [
    '(?:desde hace|hace|durante|por|lleva|llevan|llevo|ha|faz|desde ha|ya|mas de|mais de|cada|casad[ao] (?:hace|ha)?) ?NUM anos(?! de edad)(?! e aparenta)',
    'NUM anos (?:de (?:experiencia|matrimonio|carrera|trabajo|servicio|casad[ao]|casamento|carreira|trabalho|servico|danza|danca|profesion|profissao|relacion|sobriedad)|como|trabajando|tocando|trabalhando|tocando|menor que|mayor que|mas joven|mais (?:nov[ao]|velh[ao])|atras|despues|depois|antes|despues|casad[ao])',
    '(?:maestr[ao]|profesor[ao]?|profe|educador[ao]?|director[ao]?|professor[ao]?|diretor[ao]?|enfermeir[ao]|enfermer[ao]|psicolog[ao]|bibliotecari[ao]|conserje|cociner[ao]|tutor[ao]?|orientador[ao]?|logoped[ao]|da clases|ensena|ensina|leciona|trabaja|trabalha)(?: [\\p{L}]+){0,3}(?: (?:de|en|del|do|da|na|no|a|com|con|para|em|infantil|escolar|una?|uma?)){0,3} (?:primaria|secundaria|instituto|bachillerato|escuela|colegio|ensino (?:medio|fundamental|basico)|escola|preescolar|infantil|escolar|ninn?[ao]s|criancas|adolescentes|jardim de infancia|guarderia|educacao infantil|prepa|preparatoria|alumnos|menores|liceo)(?: (?:primaria|secundaria|infantil|publica))?',
    '(?:literatura|libros|livros|cuentos|ropa|hospital|teatro|psicologia|terapeuta|psicologa|autora|ilustradora|escritora|psicologo|autor|enfermera|cancer) (?:de (?:cuentos|livros|libros) )?(?:infantil(?:es)?|infantis|infanto-?juvenil)|menor importancia|(?:hermana|hermano|irma|irmao|hijo|hija|filha|filho) menor|menor (?:de (?:tres|cuatro|dos|cinco|[2-9]) herman[ao]s)|la menor|en (?:la|el) (?:secundaria|instituto) (?:jugaba|aprendio|era|conocio)',
    '(?:whisky|gato|gata|perro|perra|vino|vinho|cachorro|coche|carro|casa|caballo|cavalo)(?: [\\p{L}]+){0,2}(?:,| de| tiene| tem| com) NUM anos',
  ],
  family: [
    '(?:(?:aprendio|empezo|comenzo|dejo|toca|baila|pinta|perdio|gano|se mudo|emigro|lee|vio|viajo|trabaja|canta|nada|comecou|aprendeu|saiu|deixou|perdeu|ganhou|mudou-se|danca|escribe|practica|llego|cocina|estudia|programa|cozinha) (?:[\\p{L}-]+ ){0,4})(?:a los|desde los|con|aos|desde os|com|con apenas) NUM(?: anos)?',
    '(?:a los|desde los|con|aos|desde os|com) NUM anos (?:ya )?(?:aprendio|empezo|comenzo|dejo|perdio|gano|se mudo|emigro|comecou|aprendeu|saiu|deixou|mudou-se|ganhou|llego|escribio|vio|descubrio)',
    '(?:cuando|quando) (?:era|tenia|tinha) (?:una? |uma? )?(?:ninn?[ao]|crianca|meninn?[ao]|adolescente|pequen[ao]|NUM anos|jovem|joven)',
    '(?:de|cuando) (?:ninn?[ao]|adolescente|pequen[ao]|crianca|chic[ao])s?,? (?:[\\p{L}]+ ){0,2}(?:vivi[ao]|jugaba|leia|vivia|morava|sonaba|queria|brincava|sonhava|estudio|aprendio|tocaba|cantaba|bailaba|fue|era|paso|solia)',
    '(?:pas[oó]|durante|en|na|em|de|desde)(?: toda)? (?:su|sua|la|a) (?:infancia|adolescencia|ninez)|desde (?:nina|nino|crianca|pequena|pequeno)|infancia feliz',
    '(?:madre|padre|mama|papa|mae|pai|tia|tio|tiene|tem|abuela|avo|con|com|cria|cuida|adora|le gustan|ama|gosta|gusta)(?: [\\p{L}]+)?(?: (?:de|a|dos|tres|duas|dois|tres|cuatro|los|las|as|os|sus|seus|uma?|una?|un|[2-9])){0,3} (?:ninn?[ao]s?|hij[ao]s?|filh[ao]s?|criancas?|adolescentes?|meninn?[ao]s?|bebes?)(?:,? de NUM(?: [ye] NUM)? anos)?',
  ],
}

export const french: LanguageWords = {
  numbers: {
    small:
      'onze|douze|treize|quatorze|quinze|seize|dix[ -]sept|dix|neuf|huit|sept|six|cinq|quatre|trois|deux',
    larger:
      '(?:vingts?|trente|quarante|cinquante|soixante|quatre-vingts?|cent|mille)[ -](?:et )?|(?:vingts?|soixante|trente|quarante|cinquante|dix)[ -]',
  },
  signs: [
    ['age_number', 'NUM ans|NUM printemps|age:? (?:de )?NUM|agee? de NUM'],
    ['age_number', '(?:bientot|presque|pas encore|moins de|pas|aura|avant ses) (?:dix-huit|18)(?: ans)?'],
    [
      'life_stage',
      "adolescent(?:e|es|s)?|ados?|preado\\p{L}*|mineure?s?|(?:un|une|l'|petite?|jeune|cette|cet|d') ?enfants?|enfants?|enfantine?|fillette|(?:une?|petit|petite|des|jeune) (?:gamine?s?|gosse|mome)|petites? filles?(?!-)|petits? garcons?|jeunes? filles?(?! au pair)|jeune ado|gosse|bambin|nourrisson|pucelle|jouvencelle",
    ],
    [
      'school',
      "lyceen(?:ne)?s?|collegien(?:ne)?s?|ecolier(?:e|es|s)?|eleve (?:de|en|du|au) (?:la )?(?:troisieme|quatrieme|cinquieme|sixieme|seconde|premiere|terminale|primaire|college|lycee|maternelle|3e|4e|5e|6e|2nde|1ere|cm[12]|ce[12]|cp|[3-6]eme)|(?:en|au|a l'|va au|va a l') ?(?:troisieme|quatrieme|cinquieme|sixieme|seconde|terminale|college|lycee|ecole primaire|maternelle|primaire|cm[12]|ce[12])|uniforme (?:scolaire|d'ecoliere)|eleve|lycee|petite section|(?:en )?classe de (?:troisieme|quatrieme|cinquieme|sixieme|seconde|premiere|terminale|[3-6]e|cm[12]|ce[12])",
    ],
    [
      'body',
      "prepubere|impubere|corps (?:d'enfant|d'adolescente?|de (?:petite|jeune|fillette)|enfantin|juvenile)|visage (?:d'enfant|de bebe|poupin)|air (?:d'enfant|d'une enfant|enfantin)",
    ],
  ],
  harmless: [
    "(?:depuis|pendant|durant|il y a|apres|en|dans|plus de|tous les) NUM ans|NUM ans (?:d'experience|de (?:metier|mariage|carriere|service|pratique|vie|danse|relation|piano)|comme|plus (?:tard|jeune|age\\p{L}*)|d'ecart|apres|avant)",
    "(?:a|ont|ai) (?:appris|commence|quitte|perdu|demenage|decouvert|gagne|emigre|debute|vu|rencontre)(?: [\\p{L}']+){0,4} a (?:l'age de )?NUM ans",
    "(?:mere|pere|maman|papa|tante|oncle|parent|a|eleve|avec|aime|adore|grand-mere|veut|garde|sans)(?: (?:de|des|les|ses|un|une|deux|trois|quatre|[2-9]|seule?|ses|pas d'|nombreux)){0,3} ?(?:d')?enfants?(?: de NUM(?: et NUM)? ans)?(?! (?:nu|soumis))|(?:fille|fils|enfant|neveu|niece)s? de NUM ans (?:vit|vivent|habite|va)",
    '(?:whisky|chat|chatte|chien|chienne|vin|voiture|maison|cheval)(?: [\\p{L}]+){0,2}(?:,| de| a| age de) NUM ans',
  ],
  family: [
    "a (?:l'age de )?NUM ans,? (?:elle|il|j'|je)(?: ?(?:a|avait|ai))? (?:appris|commence|quitte|perdu|demenage|decouvert|gagne|emigre|debute|jouait|vivait)",
    "(?:depuis|des) (?:l'age de |ses )NUM ans|depuis (?:l'enfance|l'adolescence|toute petite|son enfance)",
    "(?:quand|lorsqu')(?: ?(?:elle|il|j'))? ?(?:etait|etais|avait|avais) (?:une? )?(?:enfant|ado|adolescente?|petite?|jeune|fillette|gamine?|petite fille|petit garcon|lyceenne?|NUM ans|au (?:college|lycee))",
    '(?:enfant|adolescente?|petite?|ado),? (?:elle|il|je) (?:vivait|jouait|revait|lisait|habitait|aimait|voulait|chantait|dansait|etait)',
    "(?:professeure?|prof|enseignante?|institutrice|instituteur|maitresse|maitre|directrice|directeur|infirmiere?|proviseure?|conseillere?|surveillante?|cuisiniere?|psychologue|bibliothecaire|enseigne|travaille|animatrice|animateur|educatrice|educateur|principale?|documentaliste)(?: [\\p{L}']+){0,3}? (?:scolaire|au|en|de|du|des|a l'|d'|aux|dans un|dans une|avec des|pour|pour les|les)? ?(?:scolaire|lycee|college|ecole(?: (?:primaire|maternelle|elementaire))?|primaire|maternelle|enfants?|ados?|adolescents?|eleves|jeunes enfants|troisieme|terminale|seconde|sixieme|lyceens|collegiens)",
    "(?:livres?|litterature|auteure?|illustratrice|illustrateur|medecin|psychiatre|psychologue|hopital|spectacles?|droits|garde|chansons|mode)(?: (?:de|des|pour|d'))? ?(?:livres |l')?(?:pour )?(?:enfants?|jeunesse)|pedopsychiatre|petite-fille|(?:re|la|do|mi|fa|sol|si|ut) mineur|gamine haircut|(?:further|much|more) ado|jeune fille au pair|assistante maternelle|(?:premier|enfant|fille) unique|enfant du pays",
  ],
}

export const italian: LanguageWords = {
  numbers: {
    small:
      'undici|dodici|tredici|quattordici|quindici|sedici|diciassette|dieci|nove|otto|sette|sei|cinque|quattro|tre|due',
    larger: '(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento) ?',
  },
  signs: [
    [
      'age_number',
      'NUM anni|NUM primavere|eta:? (?:di )?NUM|(?:un|do|tre|quattor|quin|se|dicias)(?:dic|sett)enn[ei]|diciassettenn[ei]|quattordicenn[ei]|quindicenn[ei]|sedicenn[ei]|tredicenn[ei]|dodicenn[ei]|undicenn[ei]|(?:quasi|non ancora|meno di|non ha) (?:18|diciotto|diciottenne)',
    ],
    [
      'life_stage',
      "adolescent[ei]|minorenn[ei]|minore(?: d'eta|nne)?(?= ?(?:$|[.,;!?)]))|una? minore|bambin[aoei]|bimb[aei]|bambinett[ao]|ragazzin[aoei]|fanciull[ao]|neonat[ao]|preadolescent[ei]|signorinella|teenager",
    ],
    [
      'school',
      'liceal[ei]|scolar[ao]|scolarett[ao]|(?:studente(?:ssa)?|alunn[ao]|ragazz[ao]|frequenta|va)(?: (?:di|della|del|al|alla|a|la|il|le|delle|in)){0,2} (?:[1-5](?:a|°)? |prima |seconda |terza |quarta |quinta )?(?:media|elementari|elementare|medie|liceo|superiori|scuola|asilo|superiore)|uniforme scolastica|grembiule scolastico',
    ],
    [
      'body',
      'impubere|prepubere|corpo (?:da|di) (?:una )?(?:bambin|ragazzin|adolescent)\\p{L}*|viso (?:da|di) bambin[ao]',
    ],
  ],
  harmless: [
    '(?:da|per|oltre|dopo|ogni|sono|tra) NUM anni|NUM anni (?:di (?:esperienza|matrimonio|carriera|lavoro|servizio|danza)|fa|come|dopo|piu)',
    "(?:insegnante|insegna|maestr[ao]|professor(?:e|essa)|preside|infermier[ae]|psicolog[ao]|bidell[ao]|educatr?ice|educatore|lavora|bibliotecari[ao]|docente|allenatr?ice)(?: [\\p{L}']+){0,3}? (?:di|della|del|dell'|al|alla|alle|in|in una|con|con i|per|ai|a|nelle|infantile)? ?(?:scuola(?: (?:media|elementare|superiore|primaria|materna|dell'infanzia))?|liceo|medie|elementari|superiori|asilo|bambini|adolescenti|ragazzini|infantile|minori|terza media|quinta elementare)",
    '(?:whisky|gatt[ao]|cane|vino|auto|macchina|casa|cavallo)(?: [\\p{L}]+){0,2}(?:,| di| ha) NUM anni',
  ],
  family: [
    "(?:ha|hanno|aveva) (?:imparato|iniziato|cominciato|lasciato|perso|vinto|scoperto)(?: [\\p{L}']+){0,4} a NUM anni|a NUM anni (?:ha |aveva )?(?:imparato|iniziato|cominciato|lasciato|perso|vinto|scoperto|suonava)|dall'eta di NUM anni|da quando aveva NUM anni|(?:suona|balla|canta|dipinge|nuota)(?: [\\p{L}']+){0,4} (?:dai|da quando aveva) NUM anni|dai NUM anni",
    '(?:da|quando era(?: una?)?) (?:bambin[ao]|ragazzin[ao]|adolescente|piccol[ao])(?:,? (?:[\\p{L}]+ ){0,2}(?:viveva|giocava|leggeva|sognava|abitava|cantava|suonava|amava|voleva|era))?',
    '(?:madre|padre|mamma|papa|zi[ao]|ha|nonn[ao]|con|adora|ama|vuole|cresce)(?: (?:di|un|una|due|tre|quattro|i|suoi|[2-9]|piccol[ei])){0,3} (?:bambin[aoei]|figli[ao]?|adolescent[ei]|bimb[aei]|ragazzin[aoei])(?: di NUM(?: e NUM)? anni)?|libri per (?:bambini|ragazzi)|(?:re|la|do|mi|fa|sol|si) minore|(?:sorella|fratello|figlia|figlio) minore|minore importanza',
  ],
}
