<?php

// From credentials to a report on disk, with the curl extension: php quick-start.php [report.pdf]

declare(strict_types=1);

$baseUrl = getenv('ROOFTREE_BASE_URL') ?: 'http://127.0.0.1:8080';
$clientId = getenv('ROOFTREE_CLIENT_ID') ?: exit_with('Set ROOFTREE_CLIENT_ID to your client id.');
$clientSecret = getenv('ROOFTREE_CLIENT_SECRET') ?: exit_with('Set ROOFTREE_CLIENT_SECRET to your client secret.');

function exit_with(string $message): never
{
    fwrite(STDERR, $message . PHP_EOL);
    exit(1);
}

/** One call; gives the body of the answer, or ends with what the server said. */
function call(string $method, string $url, array $headers = [], mixed $body = null): string
{
    $curl = curl_init($url);
    curl_setopt_array($curl, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_HTTPHEADER => ['Content-Type: application/json', ...$headers],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 60,
    ]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
    }
    $answer = curl_exec($curl);
    if ($answer === false) {
        exit_with("$method $url: " . curl_error($curl));
    }
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status >= 300) {
        exit_with("$method $url answered $status: $answer");
    }
    return $answer;
}

function decode(string $json): array
{
    return json_decode($json, true, flags: JSON_THROW_ON_ERROR);
}

function new_key(): string
{
    return 'Idempotency-Key: ' . bin2hex(random_bytes(16));
}

// 1. A token. It lives for an hour: keep it and reuse it.
$credentials = ["x-service-client-id: $clientId", "x-service-client-secret: $clientSecret"];
$token = decode(call('POST', "$baseUrl/v1/oauth/token", $credentials))['access_token'];
$authorization = "Authorization: Bearer $token";
echo "Got a token.\n";

// 2. The estates, of which houses and apartments can be planned when enough is known of them (quality label A to C).
$estates = array_column(decode(call('GET', "$baseUrl/v1/estate/list", [$authorization]))['estates'], 'estate');
$plannable = array_filter(
    $estates,
    fn (array $estate) => in_array($estate['estate_type'], ['HOUSE', 'APARTMENT'], true)
        && $estate['quality_label'] !== 'D',
);
$names = array_slice(array_column($plannable, 'external_id'), 0, 5);
echo 'Planning the estates ', implode(', ', $names), ".\n";

// 3. A batch plans them all. With an Idempotency-Key the call may be repeated without planning twice.
$batchUrl = "$baseUrl/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch";
$job = decode(call('POST', $batchUrl, [$authorization, new_key()], $names));

// 4. Wait until it has ended.
while (in_array($job['calculation_job_status'], ['NOT_STARTED', 'RUNNING'], true)) {
    sleep(1);
    $job = decode(call('GET', "$baseUrl/v1/calculation-jobs/{$job['id']}", [$authorization]));
}
if ($job['calculation_job_status'] !== 'FINISHED') {
    exit_with("The batch ended as {$job['calculation_job_status']}.");
}
echo "The batch is FINISHED.\n";

// 5. Search: the renovation that was updated last.
$found = decode(call('GET', "$baseUrl/v1/renovations?sort_by=updated_at&page_size=1", [$authorization]));
$last = $found['data'][0];
echo "{$found['total']} renovations; the last is {$last['renovation_name']}, ",
    "EUR {$last['total_estimated_cost_incl_vat']} with VAT.\n";

// 6. Its report, and the PDF on disk.
$reportsUrl = "$baseUrl/v1/renovations/{$last['renovation_id']}/reports";
$report = decode(call('POST', $reportsUrl, [$authorization, new_key()], ['language' => 'nl-BE']));
$file = $argv[1] ?? 'report.pdf';
file_put_contents($file, call('GET', $report['url'])) !== false || exit_with("Cannot write $file.");
echo 'Saved ', realpath($file), "\n";
