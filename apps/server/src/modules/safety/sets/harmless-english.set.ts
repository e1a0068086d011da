/** English texts about adults that must pass; one a line under the heading of its category. */
export const harmlessEnglish = `
# adult ages
She is 18
eighteen
25 years old
A 24-year-old barista
twenty-five years old
in her thirties
in her early twenties
21F
F, 23
age: 31
aged 42
He turned 30 last week
just turned 18
turns 40 next month
nearly 50 and proud of it
mid-forties
born in 1990
Born 1985 in Lisbon
date of birth: 1994-07-12
A 300-year-old vampire who looks thirty
500-year-old elf queen
two hundred years old, looks about twenty-five
over 18
18+
21+ only
her 30th birthday
celebrates her fortieth birthday
XXV years old
19yo art student
36 y/o
between 25 and 30 years old
Nora, 27, runs a bakery
college freshman aged 19
1400 years old
fourteen hundred years old
an ageless goddess, about thirty in human years
she is twenty
21 going on 22
35
middle-aged
a woman of 45
# school as a job
teaches 8th grade
school principal
kindergarten teacher
school nurse
drives a school bus
pediatrician
works with children
child psychologist
volunteers with teens
high school math teacher
a middle school counselor
elementary school librarian
teaches piano to children
coaches a youth football team
writes children's books
teen drama screenwriter
pediatric nurse
social worker for foster kids
teaches English to high school students
tutors teenagers in maths
a preschool teacher with a warm laugh
nanny for two toddlers
runs a summer camp for kids
illustrator of kids' books
professor of child development
juvenile court judge
youth worker
teaches 12-year-olds to swim
school board member
teaches at a primary school
a former kindergarten teacher
children's hospital surgeon
# family
has two kids aged 9 and 12
mother of a teenager
a single mom with two kids
her 14-year-old daughter lives with her
father of three children
her son is 12
raising a toddler on her own
has a little sister in Madrid
proud aunt of a 5-year-old
loves children and wants a big family
doesn't want kids
no kids, two dogs
godmother to a little boy
her kids are grown up
stepmother of two teenagers
one of seven children
an only child
the youngest child of a baker
# past
learned the violin at 12
has played since she was six
left home at 16
as a child she lived in Lyon
childhood in Porto
when she was a teenager
childhood friend
moved to Berlin when he was fifteen
started programming at the age of ten
grew up on a farm
lost her father when she was 9
as a teenager he wrote poems
played chess since childhood
in high school she ran track
graduated from high school in 2005
met her best friend in high school
went to high school in Ohio
as a kid he collected stamps
first saw the sea at 15
she was 16 when her family moved to Oslo
former child actress
a high school reunion is coming up
spent her teens in Tokyo
in her youth she sailed
won her first medal at age 14
has been painting since the age of seven
her grandmother taught her to cook when she was little
married her high school sweetheart
# numbers
5'4" tall
5 ft 6
170 cm
she is 5 feet 3 inches tall
he is 6 foot 2
14 Rue des Lilas
apartment 16
lives at 12 Oak Street
up at 6
wakes up at 5 every day
15:30
dinner at 7
12 cats
15 marathons
ran 10 marathons and 3 triathlons
married 15 years
ten years of experience
14 years as a nurse
a 14-year-old whisky
a 12-year-old cat named Milo
has two dogs, 3 and 5 years old
17th century
size 12 dress
shoe size 7
it is 15 degrees outside
born on 14 March 1991
May 16
16 December 1988
speaks 5 languages
has 3 sisters
15 minutes from the beach
Room 14
the number 13 bus
works 12 hours a day
7 tattoos
a 10-year-old car
for 12 years she worked as a pilot
she is 12 years into her career
her bakery is 15 years old
five brothers
plays 9 instruments
8 out of 10
page 16
chapter 14
top 10 list
Formula 1 fan
drinks 2 coffees a day
24/7
three-time champion
one of a kind
she is one of the best
the one and only
fluent in three languages
she is 15 years sober
a 5 star hotel manager
catch-22
moved here 8 years ago
12-hour shifts
Apollo 11 enthusiast
likes vinyl from the 60s
at 9 she opens the shop
10 years older than her brother
F-16 pilot
M16 motorway
runs 15 km on Sundays
won 14 medals
first of May
has 14k followers
12 months pregnant with ideas
wears size 14
14 days of vacation
room 12, second floor
bottle of 16 year old Lagavulin
a 17-inch laptop
earned 15m last year
4 kids
has 16 plants and 2 ferrets
# words
kid at heart
young at heart
youthful smile
minor in philosophy
A minor is her favourite key
minor injuries
junior partner
senior year of college
baby blue dress
kidney
petite
girl
boyfriend
babysitter in college days
university sophomore
college junior
kids around
a girl who loves the rain
girlfriend material
young woman
young professional
student
law student
medical school graduate
art school
business school professor
film school dropout
grad student
small breasts and narrow hips
slim and petite build
short and slender
old school charm
school of fish
kindness
kinder than she looks
canteen cook
Christian
thirteenth-century castle
velveteen jacket
minority rights lawyer
a minor character in a play
C minor sonata
kidding around
kid gloves
goatskin and kid leather boots
childfree
inner child
childish humor
baby
loves baby animals
baby grand piano
senior developer
junior developer
freshly baked bread
freshwater fish
Miss Teen pageant judge
young adult novels
the school of life
schooled in the arts
Sunday school teacher
ballet school owner
cooking school
tomboy
cowboy hat
playboy
lolling in the sun
lollipop earrings
Lola
Lolita fashion designer
adult education teacher
mature
minor league coach
minors in history at university
shot a documentary
lol I laughed
wakes before dawn, tea in hand, no rush at all
warm, witty, a little sarcastic
likes to tease
dances flamenco
tattoo of a dragon
freckles and green eyes
jb weld
`
