import type { ComponentType } from 'react'
import type { ShownFile } from '#contract/files.ts'

type PadProps = {
  strokes: string
  onDraw: (by: (strokes: string) => string) => void
  label: string
  clear: string
  hint?: string
}
type PhotosProps = {
  photoIds: readonly string[]
  known: readonly ShownFile[]
  store: (photo: File) => Promise<string>
  onChange: (change: (photoIds: readonly string[]) => string[]) => void
  failed: (error: unknown) => void
}

/** The signature pad and the photographs of logsheets, which the page supplies. */
export type InspectionKit = {
  readonly Pad: ComponentType<PadProps>
  readonly Photos: ComponentType<PhotosProps>
  /** Stores a photograph and returns its id. */
  readonly store: (photo: File) => Promise<string>
}
