import { useState } from 'react'
import { Hsn } from '#contract/hsn.ts'
import { folded, ungrouped } from '#contract/identifiers.ts'
import type { Job } from '#contract/jobs.ts'
import { download } from '#web/platform/session/download.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { useGstTexts } from './texts.ts'

const KM_MAX = 4000
const isDistance = (km: string) => /^\d{0,4}$/.test(km) && Number(km) <= KM_MAX

/** Asks for what the challan does not say, and saves it as an e-way bill. */
export function EWayBill({ jobId, challan }: { jobId: string; challan: NonNullable<Job['challan']> }) {
  const { challanNumber } = challan
  const text = useGstTexts()
  const { notifyFailed } = useOutcome()
  const [open, setOpen] = useState(false)
  const [hsn, setHsn] = useState(challan.hsnCode ?? '')
  const [km, setKm] = useState('')
  const [odc, setOdc] = useState(false)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const distance = folded(km)
  const query = { hsn: ungrouped(hsn), odc: odc ? 'yes' : 'no', km: distance || '0' }
  const save = useSubmit(
    () => download('downloadEWayBill', query, `${challanNumber}-e-way-bill.json`, { id: jobId }),
    (error) => {
      const { km: asked } = violationsOf(error)
      if (asked === undefined) return notifyFailed('request', error)
      setRefused(asked)
      setOpen(true)
    },
  )
  const isHsn = Hsn.safeParse(hsn).success
  function send() {
    setTried(true)
    if (!isHsn || !isDistance(distance)) return
    setOpen(false)
    save.submit()
  }
  return (
    <>
      <Button tone="secondary" aria-disabled={save.pending} onClick={() => setOpen(true)}>
        {text.eWayBill}
      </Button>
      {open && (
        <FormDialog
          title={`${text.eWayBill} ${challanNumber}`}
          text={`${text.eWayText} ${text.notTried}`}
          send={text.save}
          cancel={text.keep}
          onSend={send}
          onClose={() => setOpen(false)}
        >
          <TextField
            name="hsn"
            label={text.hsn}
            value={hsn}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            error={tried && !isHsn ? text.hsnWrong : undefined}
            data-first-focus
            onBlur={() => {}}
            onChange={setHsn}
          />
          <TextField
            name="km"
            label={text.km}
            optional={text.optional}
            value={km}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            error={refused ?? (tried && !isDistance(distance) ? text.kmWrong : undefined)}
            onBlur={() => {}}
            onChange={(typed) => {
              setKm(typed)
              setRefused(undefined)
            }}
          />
          <NativeCheckbox checked={odc} onChange={({ target }) => setOdc(target.checked)}>
            {text.odc}
          </NativeCheckbox>
        </FormDialog>
      )}
    </>
  )
}
