/** Passwords guessers try first, and the words they decorate; eight characters or more matter most. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pa$$word pass1234 passpass password1 password12 password123 mypassword
  newpassword passwort contrasena motdepasse wachtwoord letmein letmein1 letmein123 welcome welcome1 welcome123
  changeme changeme1 changeit default secret secret123 topsecret trustno1 iloveyou iloveyou1 iloveyou2 ilovemyself
  loveyou lovely loveme lover sweetheart princess princess1 prince queen kingdom angel angels heaven blessed jesus
  jesus1 christ godisgood faith hope sunshine sunshine1 moonlight starlight rainbow summer summer1 winter autumn spring
  january february march april monday tuesday wednesday thursday friday saturday sunday december november october
  september august qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qwerty1234 azerty azertyuiop qwertz asdfgh
  asdfghjk asdfghjkl asdf1234 zxcvbnm zxcvbn 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 zaq12wsx zaq1zaq1 qazwsx
  qazwsxedc a1b2c3d4 a1s2d3f4 abc12345 abcd1234 abcdefgh abcdefg1 abc123abc 12345678 123456789 1234567890 12341234
  11223344 12121212 123123123 123321123 87654321 987654321 13131313 10101010 20202020 11111111 00000000 22222222
  55555555 66666666 77777777 88888888 99999999 69696969 12344321 14725836 147258369 159753456 789456123 987654321a
  123456789a 12345678a 1234567a a12345678 a123456789 123456abc 1234qwer qwer1234 admin admin123 admin1234
  administrator adminadmin root rootroot toor user username guest guest123 test test123 test1234 testtest testing
  testing1 temp1234 temporary demo demo1234 sample example login login123 account access access14 master master123
  masterkey superman superman1 batman batman123 spiderman ironman avengers wolverine hulk thor captain starwars
  starwars1 skywalker darthvader jedi matrix terminator godzilla pokemon pikachu charizard minecraft roblox fortnite
  playstation xbox360 nintendo mario zelda warcraft overwatch dragon dragon12 dragonball naruto sasuke anime goku
  football football1 soccer baseball baseball1 basketball basketba hockey tennis golfer rugby cricket liverpool chelsea
  arsenal manchester barcelona realmadrid juventus yankees lakers cowboys steelers eagles packers patriots redsox
  michael jordan jordan23 michelle jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony robert
  thomas william charlie charlie1 samantha elizabeth victoria stephanie alexander alexandra benjamin christian
  christopher jonathan nicholas patrick richard sebastian gabriel isabella valentina sophie maria mariana carlos
  fernando alejandro roberto francesca giovanni martina andrea monkey monkey12 tigger tiger lion panther elephant
  butterfly butterfl dolphin dolphins penguin kitten kitty puppy doggy bailey buddy buster maggie ginger pepper
  cookie cookies chocolate chocolat strawberry cherry banana orange apple pineapple peaches cheese coffee pizza
  sugar honey candy cupcake flower flowers sunflower daisy lily rose purple yellow silver golden diamond diamonds
  crystal computer computer1 internet google facebook instagram twitter youtube linkedin microsoft windows apple123
  samsung iphone android hotmail yahoo gmail mustang mustang1 corvette ferrari porsche mercedes toyota honda yamaha
  harley harley1 chevrolet camaro jaguar money money123 dollar million lottery winner success business company office
  manager student teacher school college freedom liberty america england canada australia germany france italia
  espana mexico brasil argentina india pakistan indonesia nigeria london paris berlin newyork chicago texas dallas
  california florida boston houston phoenix hunter hunter2 hunting fishing shooter sniper ranger killer killer1 ninja
  samurai pirate wizard magic merlin shadow shadow1 ghost phantom vampire demon devil lucifer hell666 666666 phoenix1
  thunder lightning storm rocket eagle falcon blackbird nothing whatever whatever1 forever forever1 together friends
  friendship bestfriend family mother father sister brother daughter babygirl babygirl1 babyboy baby123 mybaby
  beautiful gorgeous handsome awesome amazing fantastic perfect special blink182 nirvana metallica slipknot eminem
  greenday linkinpark beatles rockstar rocknroll guitar music musica dancer dancing singer hiphop pinning pinboard
  boards inspiration creative ideas tessera mosaic correcthorsebatterystaple opensesame abracadabra hello hello123
  hello1234 helloworld goodbye goodmorning bonjour hallo hallo123 ciao hola mellon fuckyou fuckyou1 fuckoff asshole
  bitch bullshit biteme pussy dickhead zxczxc asdasd asdasdasd qweqwe qweqweqwe qweasd qweasdzxc aaaaaaaa abababab
  aa123456 aa12345678 a1234567 s3cret s3cr3t l3tm31n w3lcome adm1n 4dm1n qwe12345 qwe123456 zxc12345 asd12345 lol12345
  lollipop loveisblind ihateyou imissyou iamthebest numberone number1 nopassword nopass donttellanyone dontforget
  rememberme forgetme ineedyou kissme hugsandkisses tinkerbell mickeymouse snowwhite cinderella peterpan simba nemo
  scoobydoo spongebob patrickstar bugsbunny snoopy garfield barbie hellokitty unicorn mermaid fairy dreamer dreams
  sleepy happy happy123 smile smiley laughing cool coolguy hotgirl sexy sexygirl playboy gangster gangsta thuglife
  rebel warrior gladiator spartan spartacus trojan viking champion victory legend hero heroes maverick goose iceman`
    .split(/\s+/)
    .filter(Boolean),
)
