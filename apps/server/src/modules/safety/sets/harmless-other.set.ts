/** Texts about adults in other languages and scripts that must pass. */
export const harmlessOther = `
# spanish
tiene 25 años
mujer de treinta años
profesora de primaria
madre de dos niños
10 años de experiencia
aprendió piano a los 12 años
de niña vivía en Lima
casada desde hace 15 años
maestra de secundaria
le gusta el mar
# french
elle a 30 ans
vingt-cinq ans
professeure au lycée
mère de deux enfants
15 ans d'expérience
a appris le violon à 12 ans
quand elle était enfant, elle vivait à Lyon
mariée depuis 10 ans
pédiatre
# german
sie ist 28 Jahre alt
fünfundzwanzig Jahre alt
Lehrerin der 8. Klasse
Kinderärztin
hat zwei Kinder
seit 12 Jahren verheiratet
als Kind lebte sie in Wien
mit 14 Jahren lernte sie Geige
ein 19-jähriger Student
# portuguese
tem 27 anos
professora do ensino médio
mãe de duas crianças
trabalha há 10 anos como enfermeira
quando era criança morava no Porto
# italian
ha 25 anni
insegnante di scuola media
madre di due bambini
da bambina viveva a Napoli
lavora da 15 anni come cuoca
# dutch
ze is 30 jaar oud
moeder van twee kinderen
al 12 jaar getrouwd
lerares op een middelbare school
# polish
ma 25 lat
nauczycielka w liceum
matka dwójki dzieci
15 lat doświadczenia
# russian
ей 25 лет
учительница 8 класса
мама двоих детей
10 лет опыта
в детстве жила в Киеве
играет на скрипке с 6 лет
двадцать пять лет
детский врач
# ukrainian
їй 30 років
вчителька 5 класу
має двох дітей
# turkish
25 yaşında
iki çocuk annesi
10 yıllık deneyim
# arabic
عمرها ٢٥ سنة
معلمة في مدرسة ابتدائية
أم لطفلين
# hindi
25 साल की
दो बच्चों की माँ
स्कूल की शिक्षिका
# chinese
25岁
二十五岁
小学老师
有两个孩子
大学生
# japanese
25歳
二十五歳
高校教師
二児の母
子供の頃は大阪に住んでいた
女子大生
# korean
25살
스물다섯 살
고등학교 교사
두 아이의 엄마
대학생
`
