import { FOOD_SCENES } from './food-scenes-data.ts'
import { HOME_SCENES } from './home-scenes-data.ts'
import { INDOOR_SCENES } from './indoor-scenes-data.ts'
import { OUTDOOR_SCENES } from './outdoor-scenes-data.ts'
import { PLACE_SCENES } from './place-scenes-data.ts'
import type { ScenePicture } from './scene-picture.ts'
import { TABLE_SCENES } from './table-scenes-data.ts'
import { TOWN_SCENES } from './town-scenes-data.ts'

export const SCENE_PICTURES: readonly ScenePicture[] = [
  ...HOME_SCENES,
  ...PLACE_SCENES,
  ...FOOD_SCENES,
  ...INDOOR_SCENES,
  ...TOWN_SCENES,
  ...OUTDOOR_SCENES,
  ...TABLE_SCENES,
]
