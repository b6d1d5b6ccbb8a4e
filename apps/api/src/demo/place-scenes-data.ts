import { scenes, type ScenePicture } from './scene-picture.ts'

export const PLACE_SCENES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'forest', interests: ['nature', 'travel'] },
    {
      'firs-203': [
        'Fog takes the upper half',
        'Wait ten minutes and the ridge comes back, then goes again.',
        'Dark fir trees on a slope in blue-gray fog',
      ],
      'firs-41': [
        'Graphite morning',
        'Color came back around eleven.',
        'Gray firs on a slope fading into pale mist',
      ],
      'firs-21': [
        'Everything violet for ten minutes',
        'By the time the tripod stood it had gone gray, so this one is from the hip.',
        'Dark firs before violet hills under a purple sky',
      ],
      'firs-22': [
        'The tall one by the clearing',
        'We use it as a signpost: left of it is the spring.',
        'A tall fir on a misty clearing with a row of smaller trees behind',
      ],
      'firs-24': [
        'Rain that cannot make up its mind',
        'Wet boots, good bread in the bag, two more hours.',
        'Blue-gray firs on a slope fading into pale fog',
      ],
      'firs-25': [
        'Apricot sky over the north slope',
        'It was minus eight and I stood there with my mouth open.',
        'Brown fir silhouettes before a peach-colored evening sky',
      ],
      'firs-3': [
        'Snow cloud about to let go',
        'Twenty minutes later you could not see the next tree.',
        'Gray-blue firs in front of a cold pale sky',
      ],
      'firs-8': [
        'Where the logging road ends',
        'Turn around here or put your boots on.',
        'A dense wall of firs with pale trees behind it in the haze',
      ],
      'firs-2': [
        'Lilac hour up on the plateau',
        'It lasts about as long as a cup of tea.',
        'Tall firs in violet haze under a pale lilac sky',
      ],
      'firs-1': [
        'The fog stayed until noon',
        'Sat on a stump with a thermos and did not see another soul.',
        'Fir trees on a slope fading into golden mist',
      ],
    },
  ),
  ...scenes(
    { name: 'abstract', interests: ['abstract-art'] },
    {
      'abstracts-42': [
        'Candy-colored totem',
        'Wooden scraps, two coats of paint, one drop of glue that I will deny.',
        'A stack of orange discs and pale balls on a lilac ground',
      ],
      'abstracts-41': [
        'Balance, attempt nine',
        'Red on blue on nothing but patience.',
        'A stack of discs and balls in red, cream and navy on a peach ground',
      ],
      'abstracts-7': [
        'Peach ring goes for a walk',
        'Offcuts from the lathe and a roll of blue photo paper.',
        'Navy and peach rings leaning together with a small ball on pale blue',
      ],
      'abstracts-21': [
        'Nothing glued, only leaning',
        'Fourth try. The smallest one is what keeps the whole thing up.',
        'Navy and cream wooden rings leaning on each other on a peach ground, with a dark ball',
      ],
      'abstracts-23': [
        'Peas and carrots',
        'My daughter named it before I could think of something clever.',
        'Green, cream and orange balls in a loose heap on a lime-green ground',
      ],
      'abstracts-24': [
        'Blue people waiting for the bus',
        'Broom handles, a saw and one afternoon of sanding.',
        'Upright cylinders in blue, peach and white, some topped with balls, on pale blue',
      ],
      'abstracts-25': [
        'A small city with a mustard tower',
        'I move one piece every morning and call it town planning.',
        'White, green and ocher columns with small gold shapes on a gray-green ground',
      ],
      'abstracts-8': [
        'What fell out of the craft drawer',
        'Wooden beads, one brass one, five minutes of afternoon sun.',
        'Scattered balls in red, white, navy and brass on a peach ground',
      ],
      'abstracts-2': [
        'Brass, chalk, signal red',
        'The big one rolled off the table twice before I got the shot.',
        'Brass, white and red rings with a red ball on a straw-yellow ground',
      ],
      'abstracts-1': [
        'Three rings, one pearl',
        'Week two of a still life a day. Terracotta next to this green keeps surprising me.',
        'Three interlocking rings and a small ball on a pale green ground',
      ],
    },
  ),
  ...scenes(
    { name: 'arches', interests: ['architecture', 'travel'] },
    {
      'arches-203': [
        'Three arches and one stone ball',
        'The wall keeps the wind off until noon. Everybody who comes rolls the ball a little.',
        'A tall sand-colored wall with three round arches, the sea behind it and a pale ball on the ground',
      ],
      'arches-41': [
        'Stage without a play',
        'Seven red steps, four arches and the sea where the curtain would be.',
        'A sand-colored wall with arches, red steps and the sea behind',
      ],
      'arches-21': [
        'Twice through the same gate',
        'Walk two steps to the left and the second row vanishes completely.',
        'A sand-colored wall with a row of round arches and a second row behind it',
      ],
      'arches-22': [
        'Tomato wall, sugar floor',
        'It has not been retouched. The plaster really is that red.',
        'A red wall with four arches, a pink floor and an orange ball',
      ],
      'arches-23': [
        'Four doors to the sea',
        'Nobody around at lunchtime, only the wind going in and out.',
        'A terracotta wall with four arches open to a pale horizon, and an orange ball',
      ],
      'arches-24': [
        'Lavender, late, silent',
        'Saw the ball first, then the color of everything else.',
        'A lavender wall with one tall arch and a violet stone ball in front',
      ],
      'arches-25': [
        'Three red steps to nowhere',
        'They lead up to the arch and stop there, which I find quite polite.',
        'An orange wall with three arches and red steps in front of the middle one',
      ],
      'arches-7': [
        'Stairs the color of apricots',
        'The courtyard is open until nine, the light is gone by seven.',
        'A mauve wall with three arches, apricot steps and a stone ball',
      ],
      'arches-8': [
        'Red ball, white floor',
        'Somebody left it there and I hope nobody ever moves it.',
        'A gray wall with round arches, pale steps and a red ball in front',
      ],
    },
  ),
  ...scenes(
    { name: 'seaside', interests: ['travel', 'nature'] },
    {
      'seas-203': [
        'Behind the black headland',
        'Warm as a bath in September, and the rocks are sharper than they look.',
        'Bright turquoise water with small rocks below a black jagged mountain',
      ],
      'seas-41': [
        'The cliff before the harbor',
        'Once it is behind you, you can smell the coffee.',
        'The black outline of a cliff above the sea under a yellow sky',
      ],
      'seas-21': [
        'The island from our balcony',
        'It looks close. It is four hours by ferry.',
        'The silhouette of a low island in front of a golden evening sky',
      ],
      'seas-23': [
        'Between the two capes',
        'The current turns here, and so did we.',
        'Two dark headlands on either side of a silvery sea',
      ],
      'seas-24': [
        'Silver at noon',
        'Sunglasses, and still I could not look at it for long.',
        'A black mountainous island behind glittering gray water',
      ],
      'seas-25': [
        'Gold all the way to the shore',
        'I put the phone away after this one.',
        'A small rocky island in a sea that glows golden at sunset',
      ],
      'seas-2': [
        'Waiting for the first boat',
        'Half past five, everything still smells of salt and diesel.',
        'A dark rocky island and boulders in a glittering sea at dawn',
      ],
      'seas-8': [
        'The last six minutes of sun',
        'You can count them down out loud. We did.',
        'A small sun setting over a golden sea with dark rocks in front',
      ],
    },
  ),
  ...scenes(
    { name: 'tiles', interests: ['patterns', 'ceramics'] },
    {
      'tiles-41': [
        'Bathroom in blueberry and milk',
        'Hand-dipped, so no two blues are the same. Grout in dark gray.',
        'Large round glazed tiles in blue and white on a dark ground',
      ],
      'tiles-7': [
        'One in seven is orange',
        'I drew it on paper first and the tiler still shook his head. Now he photographs it.',
        'Brick tiles in slate blue and white with a few orange ones between',
      ],
      'tiles-21': [
        'Swimming pool, 1974',
        'They still had twelve boxes of the orange in the cellar.',
        'Brick-shaped tiles in blue, orange and white in slanting rows',
      ],
      'tiles-22': [
        'Sorting day at the studio',
        'Glaze tests for a bathroom. We went with all three.',
        'Large round glazed tiles in yellow, white and green on a dark ground',
      ],
      'tiles-23': [
        'The bakery on our corner',
        'Counted while waiting in line: seven blue ones for every six white.',
        'Blue and white brick tiles in diagonal lines',
      ],
      'tiles-24': [
        'Rows like candy in a jar',
        'White was almost left out, and now it is what makes it.',
        'Rows of round tiles in yellow, white and dark green',
      ],
      'tiles-8': [
        'Kitchen splashback, blush and chalk',
        'Running bond, every second brick pink. It took two weekends.',
        'A wall of pink and white bevelled bricks with dark joints',
      ],
      'tiles-1': [
        'Button tiles for the pool wall',
        'Each one pressed by hand, so none of them sits quite flat.',
        'Round glazed tiles in coral, blue and white in diagonal rows',
      ],
    },
  ),
]
