import java.io.File
import kotlin.system.exitProcess
import org.openapitools.client.apis.JudgingApi
import org.openapitools.client.apis.MakingApi
import org.openapitools.client.apis.PlayingApi
import org.openapitools.client.apis.PublishingApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.*

fun show(name: String, vararg shown: Any?) = println((listOf(name) + shown).joinToString(" "))

fun start(pdf: File) = String(pdf.readBytes(), 0, 4)

/** Calls every endpoint by the client that OpenAPI Generator makes for Kotlin. */
fun main(arguments: Array<String>) {
    val (site, key, puzzle) = arguments
    val base = "$site/api/v1"
    val empty = ".".repeat(81)
    ApiClient.accessToken = key
    val judging = JudgingApi(base)
    val making = MakingApi(base)
    val playing = PlayingApi(base)
    val publishing = PublishingApi(base)
    val one = listOf(puzzle)
    val both = listOf(puzzle, empty)

    val checked = judging.check(CheckRequest(puzzle))
    show("check", checked.status)
    val (unique, multiple) = judging.checkBatch(CheckBatchRequest(both, why = true)).results
    show("checkBatch", unique.solution == checked.solution, multiple.why?.kind)
    show("analyzeBatch", judging.analyzeBatch(AnalyzeBatchRequest(both)).results[1].error?.code)
    show("gradeBatch", judging.gradeBatch(GradeBatchRequest(both)).results[1].error?.code)
    show("rateBatch", judging.rateBatch(RateBatchRequest(both)).results[1].error?.code)
    show("minlex", judging.minlex(MinlexRequest(listOf("12"))).results[0].error?.code)
    show("analyze", judging.analyze(AnalyzeRequest(puzzle)).clueCount)
    show("grade", judging.grade(GradeRequest(puzzle)).hardest?.slug)
    show("rate", judging.rate(RateRequest(puzzle)).er)

    show("hint", playing.hint(HintRequest(puzzle, puzzle)).hint?.technique?.value)
    show("validate", playing.validate(ValidateRequest(puzzle, puzzle)).remainingCells)
    show("explain", playing.explain(ExplainRequest(puzzle, puzzle)).step?.technique?.slug)
    val deduction = DeductionObject(notation = "(1)r1c3=(1)r1c4")
    show("prove", playing.prove(ProveRequest(puzzle, puzzle, deduction)).valid)

    show("generate", making.generate(GenerateRequest(count = 2)).puzzles.size)
    show("generateCustom", making.generateCustom(CustomRequest(seed = "7")).seed)

    show("publish", publishing.publish(PublishRequest(one)).puzzles.size)
    show("packs", publishing.packs(PacksRequest(count = 1)).puzzles.size)
    val letter = WorksheetsRequest(one, paper = WorksheetsRequest.Paper.letter)
    val exported = publishing.worksheets(letter)
    show("worksheets", exported.paper)
    show("sheets", start(publishing.sheets(SheetsRequest(puzzles = one))))
    val paper = PublishingApi.PaperDownload.letter
    show("download", start(publishing.download(exported.collectionId, paper = paper)))

    try {
        judging.analyze(AnalyzeRequest(empty))
    } catch (refused: ClientException) {
        val body = (refused.response as ClientError<*>).body as String
        val error = Serializer.moshi.adapter(ErrorObject::class.java).fromJson(body)?.error
        show("refused", refused.statusCode, error?.code)
    }
    // The client's threads would keep the program for a minute.
    exitProcess(0)
}
