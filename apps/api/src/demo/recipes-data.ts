interface DemoRecipe {
  ingredients: readonly (readonly [amount: string, name: string])[]
  steps: readonly string[]
  isVegetarian: boolean
}

/** What the pictures of food are made of, and how. */
export const DEMO_RECIPES: Readonly<Record<string, DemoRecipe>> = {
  salad: {
    isVegetarian: true,
    ingredients: [
      ['2 heads', 'crisp lettuce'],
      ['250 g', 'ripe tomatoes'],
      ['1', 'cucumber'],
      ['3 tbsp', 'olive oil'],
      ['1 tbsp', 'mustard'],
      ['1 handful', 'herbs'],
      ['40 g', 'toasted seeds'],
    ],
    steps: [
      'Wash the leaves and spin them until they are really dry.',
      'Cut the tomatoes and the cucumber, salt them, and let them stand for five minutes.',
      'Shake the oil and mustard in a jar.',
      'Toss everything with the herbs and finish with the seeds.',
    ],
  },
  pasta: {
    isVegetarian: true,
    ingredients: [
      ['400 g', 'pasta'],
      ['600 g', 'tomatoes'],
      ['3 cloves', 'garlic'],
      ['4 tbsp', 'olive oil'],
      ['1 bunch', 'basil'],
      ['60 g', 'hard cheese'],
    ],
    steps: [
      'Warm the garlic in the oil without letting it brown.',
      'Add the tomatoes and let them fall apart, about fifteen minutes.',
      'Cook the pasta one minute short and finish it in the sauce with a ladle of its water.',
      'Off the heat, add the basil and most of the cheese.',
    ],
  },
  cake: {
    isVegetarian: true,
    ingredients: [
      ['250 g', 'flour'],
      ['200 g', 'sugar'],
      ['4', 'eggs'],
      ['180 g', 'butter'],
      ['250 ml', 'cream'],
      ['300 g', 'berries'],
      ['1 tsp', 'baking powder'],
    ],
    steps: [
      'Beat the butter and sugar until pale, then add the eggs one at a time.',
      'Fold in the flour and the baking powder, and divide between two lined pans.',
      'Bake at 170 °C until a skewer comes out clean, then cool completely.',
      'Whip the cream, layer it with the cakes, and put the berries on top.',
    ],
  },
  donut: {
    isVegetarian: true,
    ingredients: [
      ['500 g', 'flour'],
      ['250 ml', 'lukewarm milk'],
      ['1 cube', 'fresh yeast'],
      ['80 g', 'butter'],
      ['2', 'eggs'],
      ['1 l', 'oil for frying'],
      ['250 g', 'powdered sugar'],
    ],
    steps: [
      'Dissolve the yeast in the milk, knead with everything but the oil and powdered sugar, and let it double.',
      'Roll out a finger thick, cut rings, and let them rise again for half an hour.',
      'Fry at 170 °C, a minute and a half a side, and drain on paper.',
      'Stir the powdered sugar with a little water and dip while warm.',
    ],
  },
  macaron: {
    isVegetarian: true,
    ingredients: [
      ['110 g', 'ground almonds'],
      ['200 g', 'powdered sugar'],
      ['90 g', 'egg whites'],
      ['30 g', 'sugar'],
      ['1 pinch', 'gel food coloring'],
      ['150 g', 'buttercream or ganache'],
    ],
    steps: [
      'Sift the almonds with the powdered sugar.',
      'Beat the egg whites with the sugar until stiff, add the coloring, and fold in the almonds until it flows like lava.',
      'Pipe rounds, rap the tray on the table, and let them dry for forty minutes.',
      'Bake at 145 °C for fourteen minutes, cool, and sandwich with the filling.',
    ],
  },
  citrus: {
    isVegetarian: true,
    ingredients: [
      ['6', 'unwaxed citrus fruits'],
      ['150 g', 'sugar'],
      ['1 l', 'cold water'],
      ['1 sprig', 'rosemary or mint'],
      ['1 pinch', 'salt'],
    ],
    steps: [
      'Scrub the fruit and cut it into even slices.',
      'Boil the sugar with a glass of the water and the salt until clear.',
      'Pour the syrup over the slices with the herbs and leave for an hour.',
      'Top up with the rest of the water, very cold.',
    ],
  },
  popsicle: {
    isVegetarian: true,
    ingredients: [
      ['500 g', 'ripe fruit'],
      ['3 tbsp', 'honey'],
      ['200 g', 'yogurt'],
      ['1', 'lime'],
      ['10', 'wooden sticks'],
    ],
    steps: [
      'Blend the fruit with the honey and the juice of the lime.',
      'Swirl in the yogurt with two turns of a spoon.',
      'Fill the molds, freeze for forty minutes, then add the sticks.',
      'Freeze overnight. Hold under warm water for a moment to unmold.',
    ],
  },
  sushi: {
    isVegetarian: false,
    ingredients: [
      ['300 g', 'sushi rice'],
      ['4 tbsp', 'rice vinegar'],
      ['4 sheets', 'nori'],
      ['300 g', 'very fresh fish'],
      ['1', 'cucumber'],
      ['1 tbsp', 'sugar'],
    ],
    steps: [
      'Rinse the rice until the water stays clear, cook it, and let it rest under a lid.',
      'Warm the vinegar with the sugar and cut it into the rice with a wet spoon.',
      'Spread the rice on the nori with wet hands, lay fish and cucumber across, and roll.',
      'Cut with a knife that you wipe after every slice.',
    ],
  },
  drink: {
    isVegetarian: true,
    ingredients: [
      ['500 ml', 'cold black tea'],
      ['2', 'lemons'],
      ['60 g', 'sugar'],
      ['1 handful', 'mint'],
      ['1 tray', 'ice'],
    ],
    steps: [
      'Rub the sugar with the peel of one lemon.',
      'Add the juice of both and stir until it has dissolved.',
      'Pour on the tea, add the mint, and press it once with a spoon.',
      'Serve over all of the ice.',
    ],
  },
  sunrise: {
    isVegetarian: true,
    ingredients: [
      ['200 ml', 'grapefruit juice'],
      ['1 tbsp', 'grenadine'],
      ['1 slice', 'lime'],
      ['1 sprig', 'mint'],
      ['1 handful', 'ice'],
    ],
    steps: [
      'Fill a tall glass with the ice.',
      'Pour in the juice.',
      'Let the grenadine run down the inside of the glass and do not stir.',
      'Finish with the lime and the mint.',
    ],
  },
}
