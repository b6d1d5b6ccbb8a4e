import { audioSum } from './fingerprint-audio.ts'
import { screenFrame } from './fingerprint-screen.ts'

const CANVAS_PX = 64

function canvasText(): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = CANVAS_PX
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.font = '16px serif'
  context.fillText('Tessera \u{1F9E9}', 2, 20)
  context.fillStyle = 'rgba(120, 40, 200, 0.5)'
  context.arc(32, 40, 18, 0, Math.PI * 2)
  context.fill()
  return canvas.toDataURL()
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A digest of how this browser draws, sounds and sits on its screen; nothing of it is kept here. */
export async function fingerprint(): Promise<string> {
  const [sound, screen] = await Promise.all([audioSum(), screenFrame()])
  return digest(JSON.stringify([canvasText(), sound, screen]))
}
