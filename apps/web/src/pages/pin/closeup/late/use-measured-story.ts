import { type RefObject, useEffect, useRef } from 'react'
import { storyOpened, storyResized } from '../../../../entities/story-pins/idea-pin-slice.ts'
import { useAppDispatch } from '../../../../shared/store/hooks.ts'

/** Tells the store how wide the story is shown. */
export function useMeasuredStory(pinId: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const dispatch = useAppDispatch()
  useEffect(() => {
    const node = box.current
    dispatch(storyOpened(pinId))
    if (!node || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) dispatch(storyResized(Math.round(entry.contentRect.width)))
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [dispatch, pinId])
  return box
}
