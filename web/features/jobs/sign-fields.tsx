import { useState } from 'react'
import { TextField } from '#web/ui/fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { InspectionKit } from './inspection-kit.ts'
import { useInspectionTexts } from './inspection-texts.ts'

type How = 'draw' | 'type'
type Signing = { how: How; drawn: string; typedName: string; designation: string }
type Props = {
  signing: Signing
  onChange: (by: (signing: Signing) => Signing) => void
  Pad: InspectionKit['Pad']
  /** Whether somebody tried to sign, so that what is missing shows. */
  tried: boolean
}

const UNSIGNED: Signing = { how: 'draw', drawn: '', typedName: '', designation: '' }
export const useSigning = () => useState(UNSIGNED)

/** Whether something is drawn or typed that leaving the page would lose. */
export const isSigningBegun = ({ drawn, typedName, designation }: Signing) =>
  [drawn, typedName, designation].some(Boolean)

/** The request body; undefined while nothing is drawn or typed. */
export function signatureOf({ how, drawn, typedName, designation }: Signing) {
  const beside = { designation: designation.trim() || null }
  if (how === 'draw') return drawn === '' ? undefined : { drawn, ...beside }
  return typedName.trim() === '' ? undefined : { typedName: typedName.trim(), ...beside }
}

/** A signature, drawn or typed. */
export function SignFields({ signing, onChange, Pad, tried }: Props) {
  const text = useInspectionTexts()
  const { how, drawn, typedName, designation } = signing
  return (
    <div className="grid gap-4">
      <TextField
        name="designation"
        label={text.designation}
        optional={text.optional}
        value={designation}
        maxLength={80}
        autoComplete="organization-title"
        onBlur={() => {}}
        onChange={(value) => onChange((before) => ({ ...before, designation: value }))}
      />
      <RadioGroup<How>
        name="signHow"
        legend={text.signHow}
        brief
        value={how}
        choices={[
          { value: 'draw', label: text.draw },
          { value: 'type', label: text.type },
        ]}
        onBlur={() => {}}
        onChange={(value) => onChange((before) => ({ ...before, how: value }))}
      />
      {how === 'draw' ? (
        <Pad
          strokes={drawn}
          onDraw={(by) => onChange((before) => ({ ...before, drawn: by(before.drawn) }))}
          label={text.drawHere}
          clear={text.clear}
          {...(tried && drawn === '' ? { hint: text.drawFirst } : {})}
        />
      ) : (
        <TextField
          name="typedName"
          label={text.typedName}
          value={typedName}
          maxLength={200}
          autoComplete="name"
          error={tried && typedName.trim() === '' ? text.typeFirst : undefined}
          onBlur={() => {}}
          onChange={(value) => onChange((before) => ({ ...before, typedName: value }))}
        />
      )}
    </div>
  )
}
