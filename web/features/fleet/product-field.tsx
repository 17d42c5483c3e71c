import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields.tsx'
import type { MachineForm } from './machine-form.ts'
import { useProducts } from './machines.queries.ts'
import { useMachinesTexts } from './texts.ts'

/** The product of a machine, found by a part of its name. */
export function ProductField({ form: { bind, values, change } }: { form: MachineForm }) {
  const text = useMachinesTexts()
  const [typed, setTyped] = useState('')
  const { data: found } = useProducts(typed.trim())
  const { error, onBlur, name } = bind('productId')
  const choose = (productId: string, productName: string) => {
    change('productId', productId)
    change('productName', productName)
    setTyped('')
  }
  if (values.productId !== '')
    return (
      <div>
        <p className="mb-1 font-medium">{text.product}</p>
        <p className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
          {values.productName}
          <Button tone="quiet" onClick={() => choose('', '')}>
            {text.changeProduct}
          </Button>
        </p>
      </div>
    )
  return (
    <div>
      <Field label={text.product} hint={found?.length === 0 ? text.findNone : text.findHint} error={error}>
        {(described) => (
          <input
            {...described}
            type="search"
            name={name}
            placeholder={text.findProduct}
            autoComplete="off"
            maxLength={100}
            className="field"
            value={typed}
            onBlur={onBlur}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {typed.trim() !== '' && (
        <ul className="card mt-1 divide-y divide-line empty:hidden">
          {found?.map((product) => (
            <li key={product.productId}>
              <button
                type="button"
                className="min-h-11 w-full px-3 py-1 text-left hover:bg-wash"
                onClick={() => choose(product.productId, product.name)}
              >
                {product.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
