import { DataTable } from '@rooftree/ui/data-table.tsx';
import { useState } from 'preact/hooks';

const ROWS = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index + 1),
  address: `Lindelaan ${index + 1}`,
  cost: (index * 7919) % 90_000,
}));

export function TableSamples({ theme }: { theme: string }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isDown, setDown] = useState(false);
  return (
    <>
      <h3>Table of 1,000 rows</h3>
      <div class="sample-table">
        <DataTable
          label={`Table, ${theme}`}
          rows={isDown ? ROWS.toReversed() : ROWS}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'address',
              title: 'Address',
              isRowHeader: true,
              cell: ({ address }) => address,
              sort: {
                direction: isDown ? 'descending' : 'ascending',
                hint: 'Sort by address',
                onSort: () => setDown(!isDown),
              },
            },
            { key: 'cost', title: 'Cost', isNumeric: true, cell: ({ cost }) => `€ ${cost}` },
          ]}
          selection={{
            isSelected: ({ id }) => selected.has(id),
            rowLabel: ({ address }) => `Select ${address}`,
            allLabel: 'Select all',
            onSelect: (rows, isOn) => {
              const next = new Set(selected);
              for (const { id } of rows) isOn ? next.add(id) : next.delete(id);
              setSelected(next);
            },
          }}
        />
      </div>
    </>
  );
}
