import { scenes, type ScenePicture } from './scene-picture.ts'

export const FOOD_SCENES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'sushi', interests: ['dinner-ideas'], about: 'recipe' },
    {
      'sushi-203': [
        'Salmon for two',
        'Rolls first while the nori is crisp, then the nigiri.',
        'Six sushi rolls and six pieces with salmon and tuna on a dark board, from above',
      ],
      'sushi-202': [
        'Tuna night',
        'Wet your hands, press the rice once, not twice. Slice the fish against the grain.',
        'Sushi rolls and pieces with red, pink and yellow fish on a marble board',
      ],
      'sushi-201': [
        'Salmon, tuna, and one tamago',
        'Press the rice for a slow count of three. Brush on the soy yourself, and turn the fish down onto the tongue.',
        'Nigiri with salmon, tuna and egg beside maki rolls and chopsticks on a dark plate',
      ],
      'sushi-101': [
        'Sushi for six, rolled for two hours',
        'Start with the cucumber rolls: they forgive everything. Wet the knife between cuts, wipe it after every roll, and slice the fish last, straight from the fridge.',
        'Rolls with cucumber and pepper, and rice with salmon, tuna and egg on a pale wooden board',
      ],
      'sushi-2': [
        'Date night, first attempt',
        'Rinse the rice until the water runs clear. Season it warm, shape it with wet hands, and let the knife do one long pull, never a saw.',
        'Sushi rolls and slices of fish in orange, red and yellow on a wooden board',
      ],
    },
  ),
  ...scenes(
    { name: 'cake', interests: ['baking'], about: 'recipe' },
    {
      'cakes-203': [
        'Six cherries on a white cake',
        'Three thin layers with sour cherry jam, whipped cream all around. Put the cherries on last, they bleed.',
        'A white cream cake with six cherries on a cake stand on a wooden table',
      ],
      'cakes-202': [
        'Blueberry cheesecake, no oven',
        'Crush 200 g of cookies with melted butter for the base. Beat cream cheese, sugar and cream, chill overnight, then pile on the berries.',
        'A cake with white cream and blueberries on a plate next to a small dish',
      ],
      'cakes-201': [
        'Blueberry buttercream for a tenth birthday',
        '1. Cook the blueberries down and sieve them. 2. Whip into cold buttercream until it turns sky blue. 3. Chill each layer 20 minutes before the next.',
        'A pale blue cake with white piping and dark blue cream swirls on a wooden stand',
      ],
      'cakes-53': [
        'Cherry mirror, two drips too many',
        'Gelatin, cherry juice, white chocolate: pour at 32 degrees over a frozen cake and do not touch it again. The leftovers go on the spoon.',
        'A cake with dark pink glaze and cherries on a white stand with blackberries in front',
      ],
      'cakes-51': [
        'Naked cake, blackberries on top',
        '1. Bake three thin sponges, 20 minutes at 175 degrees. 2. Let them go cold. 3. Whip cream with mascarpone, stack, and leave the sides bare.',
        'A three-layer sponge cake with cream and blackberries on a pink cake stand',
      ],
      'cakes-52': [
        'Chocolate runs where it wants',
        'Warm the cream, pour it over chopped chocolate, wait five minutes, stir once. It drips best at body temperature.',
        'A cake with dripping chocolate glaze and blackberries on a white stand beside small plates',
      ],
    },
  ),
  ...scenes(
    { name: 'citrus', interests: ['drinks', 'patterns'], about: 'recipe' },
    {
      'citrus-203': [
        'Every kind the market had',
        'Blood orange, lime, navel, grapefruit. Slice thin, freeze flat on a tray, use instead of ice.',
        'Slices of orange, lime and grapefruit laid out in rows on a mint green ground, from above',
      ],
      'citrus-202': [
        'Grapefruit and lemon, sliced',
        'Cut them a finger thick, dust with sugar and let them stand for ten minutes. The juice is the best part.',
        'Large slices of pink grapefruit and lemon in rows on a pale blue ground, from above',
      ],
      'citrus-201': [
        'Two sizes of summer',
        'Use a mandoline and a steady hand. Grapefruit needs five hours in the oven, limes are done in three.',
        'Large slices of pink grapefruit and small slices of lime on a light blue ground',
      ],
      'citrus-101': [
        'Pink grapefruit wallpaper, edible',
        'Cut them thin, dust with sugar, bake at 90 degrees until the middle turns to glass. Two hours, door ajar.',
        'Slices of pink grapefruit side by side on a navy ground',
      ],
      'citrus-51': [
        'Grapefruit, lime, grapefruit, lime',
        'Slice, sugar both sides, dry for four hours at 70 degrees. They float on everything from iced tea to sparkling water.',
        'Slices of red grapefruit and lime in straight rows on a lilac ground',
      ],
      'citrus-52': [
        'The sunny half of the fruit bowl',
        'Layer the slices with sugar in a jar and leave it overnight. By morning it has made its own syrup.',
        'Orange, lime and grapefruit slices on a mint-green ground seen from above',
      ],
    },
  ),
  ...scenes(
    { name: 'popsicle', interests: ['baking', 'drinks'], about: 'recipe' },
    {
      'popsicles-202': [
        'Chocolate dip, mango, vanilla',
        'Freeze one color after the other, two hours each. Dip the top in warm chocolate and count to ten.',
        'A popsicle in orange and cream with a chocolate top on a peach-colored ground',
      ],
      'popsicles-201': [
        'Pistachio, dipped and sprinkled',
        'Freeze the cream for six hours, dip for two seconds, sprinkle at once. You have about as long as it takes to say it.',
        'A pale green ice pop with a bright green glaze and sprinkles on a peach ground',
      ],
      'popsicles-101': [
        'Every flavor the freezer would hold',
        'Fill each layer only when the one below is firm, about 40 minutes. Dip the tips in chocolate straight from the mold.',
        'Colorful ice pops with layers, glaze and sprinkles in rows on a sand-yellow ground',
      ],
      'popsicles-2': [
        'Kiwi, cherry, cream, and who took a bite?',
        'Kiwi goes in last, its seeds sink otherwise. Dip the finished ones in white chocolate and hurry with the sprinkles.',
        'Fifteen ice pops in fruit colors in rows on an apricot ground, four of them bitten',
      ],
      'popsicles-1': [
        'Somebody was at the freezer before me',
        'Puree the fruit with honey, fill the molds by halves, one hour of frost between the colors, sticks in last.',
        'Fifteen colorful ice pops in rows, some with a bite missing, on a pale ground',
      ],
    },
  ),
  ...scenes(
    { name: 'donut', interests: ['baking'], about: 'recipe' },
    {
      'donuts-202': [
        'Mint and chocolate, by the tray',
        'Glaze while they are still warm, sprinkle at once, then hands off for fifteen minutes.',
        'Donuts with chocolate and mint green glaze in rows on white, from above',
      ],
      'donuts-31': [
        'One of each, please',
        'Vanilla glaze: 200 g powdered sugar, 3 tbsp milk, a little food coloring. Dip the top, turn it once, then sprinkles before it sets.',
        'Glazed donuts in brown, yellow, lilac and red with sprinkles on a pale pink ground',
      ],
      'donuts-32': [
        'A mint donut for Monday',
        '1. Let the dough rise for an hour. 2. Cut, rest again, fry at 175 degrees. 3. Peppermint glaze while they are still warm.',
        'A single donut with mint-green glaze and sprinkles on a lilac ground',
      ],
      'donuts-33': [
        'Chocolate in the middle, always',
        'Fry them in small batches so that the oil stays hot. The lines are melted chocolate from a freezer bag with a tiny hole.',
        'Donuts with chocolate, caramel and white glaze in rows on an apricot ground',
      ],
      'donuts-34': [
        'Pink week at the office',
        'Baked, not fried: 12 minutes at 190 degrees. Half got raspberry glaze, half dark chocolate, none got home.',
        'Donuts in pink and dark chocolate glaze, some with stripes and sprinkles',
      ],
      'donuts-35': [
        'Saffron glaze, more sprinkles',
        'A pinch of saffron in warm milk, strained into the sugar. Looks like mango and tastes like a holiday.',
        'A large donut with orange glaze and colorful sprinkles on gray paper',
      ],
    },
  ),
  ...scenes(
    { name: 'macaron', interests: ['baking'], about: 'recipe' },
    {
      'macarons-202': [
        'Seven in a row, lavender',
        'Fold until it runs off the spoon like lava, rest them for an hour, and do not open the oven.',
        'A row of white and lilac macarons standing on edge on a dark ground',
      ],
      'macarons-32': [
        'Raspberry, five floors',
        '1. Age the egg whites overnight. 2. Sift almonds and sugar twice. 3. Let the shells dry until they no longer stick to your finger. 4. 14 minutes at 150 degrees.',
        'A tall stack of pink macarons on a wooden table with a white one in front',
      ],
      'macarons-33': [
        'Bluebell and buttercream',
        'Gel color, never liquid. Stop folding when the batter falls off the spatula like lava, in about ten seconds.',
        'Stacks of blue and white macarons on a gray counter before a green wall',
      ],
      'macarons-34': [
        'Pistachio tower, almost straight',
        'Ground pistachios for a third of the almonds. Rap the tray on the table twice, the feet come by themselves.',
        'A stack of pale green and yellow macarons on marble against a dark wall',
      ],
      'macarons-35': [
        'Ten for the neighbors',
        'Fill them the day before: they need a night in the fridge to soften. Lemon curd in the white ones, blueberry in the others.',
        'A pyramid of white and blue macarons on a marble counter',
      ],
    },
  ),
]
